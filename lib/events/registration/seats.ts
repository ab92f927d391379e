import "server-only";
import type { AnnouncedEvent } from "@/lib/events/event/calendar";
import { ANNOUNCED_COLUMNS, NOT_DELETED } from "@/lib/events/event/rows";
import { Conflict, NotFound, TooMany } from "@/lib/kernel/errors";
import { type Database, Prisma, type Transaction } from "@/prisma/client";

/** The row that everyone who takes or frees seats locks first, before any registration. */
export interface SeatedEvent extends AnnouncedEvent {
  cancelledAt: Date | null;
  capacity: number;
  registered: number;
}

const SEAT_COLUMNS = Prisma.sql`${ANNOUNCED_COLUMNS}, cancelled_at AS "cancelledAt", capacity, registered`;

/** Takes seats if there are enough and people can still come; null otherwise. The row stays locked. */
export async function takeSeats(
  transaction: Transaction,
  eventId: number,
  people: number,
  now: Date,
): Promise<SeatedEvent | null> {
  const rows = await transaction.$queryRaw<SeatedEvent[]>`
    UPDATE events SET registered = registered + ${people}::int, updated_at = ${now}
    WHERE id = ${eventId} AND ${NOT_DELETED} AND cancelled_at IS NULL AND starts_at > ${now}
      AND registered + ${people}::int <= capacity
    RETURNING ${SEAT_COLUMNS}`;
  return rows[0] ?? null;
}

/** As it stands now, without a lock: only to answer by, never to take by. */
export async function findSeats(client: Database, eventId: number): Promise<SeatedEvent | null> {
  const rows = await client.$queryRaw<SeatedEvent[]>`
    SELECT ${SEAT_COLUMNS} FROM events WHERE id = ${eventId} AND ${NOT_DELETED}`;
  return rows[0] ?? null;
}

export async function lockEvent(transaction: Transaction, eventId: number): Promise<SeatedEvent | null> {
  const rows = await transaction.$queryRaw<SeatedEvent[]>`
    SELECT ${SEAT_COLUMNS} FROM events WHERE id = ${eventId} AND ${NOT_DELETED} FOR UPDATE`;
  return rows[0] ?? null;
}

/** Whether people can still join and leave. */
export function isOpen(event: SeatedEvent | null, now: Date): event is SeatedEvent {
  return event !== null && event.cancelledAt === null && event.startsAt > now;
}

/** @throws NotFound, or Conflict when nobody can join or leave any more */
export function openEvent(event: SeatedEvent | null, now: Date): SeatedEvent {
  if (event === null) throw new NotFound("Kegiatan tidak ditemukan.");
  if (event.cancelledAt !== null) throw new Conflict("Kegiatan ini dibatalkan.");
  if (event.startsAt <= now) throw new Conflict("Kegiatan ini sudah dimulai atau sudah berlalu.");
  return event;
}

export async function freeSeats(transaction: Transaction, eventId: number, people: number, now: Date): Promise<number> {
  const rows = await transaction.$queryRaw<{ registered: number }[]>`
    UPDATE events SET registered = registered - ${people}::int, updated_at = ${now} WHERE id = ${eventId}
    RETURNING registered`;
  return rows[0]?.registered ?? 0;
}

/** More would wait for longer than a phone does. */
const MOST_WAITING = 1_000;
const MOST_WAIT_MS = 15_000;
const RETRY_SECONDS = 5;

interface Line {
  last: Promise<unknown>;
  length: number;
}

const lines = new Map<number, Line>();

/**
 * Lets this process work on the seats of one event one request after the other, in the order in which they came. All of
 * them would wait for the same row anyway, and each would hold a connection meanwhile. That no seat is given twice is
 * the database's doing, so neither a second process nor a second copy of this module does harm.
 * @throws TooMany instead of letting somebody wait in vain
 */
export async function inQueue<T>(eventId: number, work: () => Promise<T>): Promise<T> {
  const line = lines.get(eventId) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= MOST_WAITING) throw busy();
  lines.set(eventId, line);
  line.length += 1;
  const came = Date.now();
  const turn = line.last.then(() => {
    if (Date.now() - came > MOST_WAIT_MS) throw busy();
    return work();
  });
  line.last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(eventId);
  }
}

function busy(): TooMany {
  return new TooMany("Sangat banyak orang mendaftar pada saat yang sama. Coba lagi sebentar lagi.", RETRY_SECONDS);
}
