/** The personal link of a registration, and when its holder is written to. */

import { HOLD_HOURS, OFFER_HOURS } from "@/lib/events/event/rules";
import { HOUR_MS } from "@/lib/format/dates";

/** Reminders are sent this long before the start. */
export const REMINDER_HOURS = { day: 24, hours: 2 } as const;

/** A freed seat is kept for `OFFER_HOURS`, but for no longer than half of what is left, so that others get their turn. */
export function offerDeadline(startsAt: Date, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(left / 2, OFFER_HOURS * HOUR_MS));
}

/** The organiser passes an offer on within this time, or the next in line is offered the seat. */
const RELAY_HOURS = 6;

/** Until when a seat is kept for somebody whom only the organiser can tell of it. */
export function relayDeadline(startsAt: Date, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(left / 2, RELAY_HOURS * HOUR_MS));
}

/** Until when a registration waits for the organiser, never past the start. */
export function holdDeadline(startsAt: Date, now: Date): Date {
  return new Date(Math.min(startsAt.getTime(), now.getTime() + HOLD_HOURS * HOUR_MS));
}

/** At most this many people by number in one request and in one list. */
export const RELAYED_AT_ONCE = 100;

/** An account of this age counts as a person. */
const PERSON_DAYS = 7;

/** Whether more than a typed name stands behind who registers. */
export function isProved(account: { email: string | null; createdAt: Date }, now: Date): boolean {
  return account.email !== null || now.getTime() - account.createdAt.getTime() >= PERSON_DAYS * 24 * HOUR_MS;
}

/** So many people the unproved of one network bring to an event; beyond that the organiser decides. */
export function shareOf(capacity: number): number {
  return Math.max(1, Math.floor(capacity / 2));
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
