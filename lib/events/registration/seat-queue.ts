import "server-only";
import { TooMany } from "@/lib/kernel/errors";

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
