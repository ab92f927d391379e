import "server-only";
import { SEATED_STATUSES } from "@/lib/events/event/rules";
import { Conflict } from "@/lib/kernel/errors";
import { Prisma, type Transaction } from "@/prisma/client";
import { shareOf } from "./rules";

/** A registration as far as its network's share of the seats goes. */
export interface Sharing {
  waist: string | null;
  provedAt: Date | null;
  acceptedAt: Date | null;
  people: number;
  /** Its row's id, where it has one that counts already. */
  id?: number;
}

const SEATED = Prisma.raw(SEATED_STATUSES.map((status) => `'${status}'`).join(", "));

/** Registrations that count against their network's share. Removed ones go on counting. */
export const COUNTS_FOR_WAIST = Prisma.sql`
  proved_at IS NULL AND accepted_at IS NULL AND (status IN (${SEATED}) OR removed_at IS NOT NULL)`;

/** Whether the organiser has taken out neither `registration` nor another one of the same number at the event. */
export const NOT_REMOVED_BEFORE = Prisma.sql`
  NOT EXISTS (
    SELECT FROM event_registrations AS removed
    WHERE removed.event_id = registration.event_id AND removed.removed_at IS NOT NULL
      AND (removed.id = registration.id OR removed.phone = registration.phone))`;

/** Whether the unproved of one network would hold more than their share. The event's row is locked. */
export async function isBeyondShare(
  transaction: Transaction,
  event: { id: number; capacity: number },
  { waist, provedAt, acceptedAt, people, id = 0 }: Sharing,
): Promise<boolean> {
  if (waist === null || provedAt !== null || acceptedAt !== null) return false;
  const [row] = await transaction.$queryRaw<{ people: number }[]>`
    SELECT coalesce(sum(people), 0)::float8 AS people FROM event_registrations
    WHERE event_id = ${event.id} AND waist = ${waist} AND id <> ${id} AND ${COUNTS_FOR_WAIST}`;
  return (row?.people ?? 0) + people > shareOf(event.capacity);
}

/** Waiting for the organiser takes no seat, but fills their list. @throws Conflict beyond as many people as there are seats */
export async function assertMayBeHeld(
  transaction: Transaction,
  event: { id: number; capacity: number },
  { waist, people }: Pick<Sharing, "waist" | "people">,
): Promise<void> {
  const { _sum } = await transaction.eventRegistration.aggregate({
    where: { eventId: event.id, status: "HELD", waist },
    _sum: { people: true },
  });
  if ((_sum.people ?? 0) + people <= event.capacity) return;
  throw new Conflict(
    "Dari jaringan internet ini sudah terlalu banyak pendaftar yang menunggu penyelenggara. Masuk dengan akun lalu daftar lagi, atau hubungi penyelenggara.",
  );
}
