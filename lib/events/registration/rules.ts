/** The personal link of a registration, and when its holder is written to. */

import { OFFER_HOURS } from "@/lib/events/event/rules";

const HOUR_MS = 3_600_000;

/** Reminders are sent this long before the start. */
export const REMINDER_HOURS = { day: 24, hours: 2 } as const;

/** A freed seat is kept for `OFFER_HOURS`, but for no longer than half of what is left, so that others get their turn. */
export function offerDeadline(startsAt: Date, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(left / 2, OFFER_HOURS * HOUR_MS));
}

/**
 * Address of a registration's page. Number and token stand behind #, so that they reach no server, no log and no
 * Referer. @param token as `registrationToken` makes it
 */
export function registrationPath(id: number, token: string): string {
  return `/pendaftaran#${id}.${token}`;
}

/** What `location.hash` of a personal link says; null where it is none. */
export function registrationIn(hash: string): { id: number; token: string } | null {
  const [, id, token] = /^#(\d{1,10})\.([\w-]{20,200})$/u.exec(hash) ?? [];
  return id === undefined || token === undefined ? null : { id: Number(id), token };
}

/** Header that carries the token where a request has no body. */
export const REGISTRATION_HEADER = "x-sulur-pendaftaran";
