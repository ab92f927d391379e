import "server-only";
import { PLACED } from "@/lib/areas/rows";
import { FEWEST_BOUND, MOST_A_PERSON } from "@/lib/events/results/rules";
import { columnsOf, Prisma } from "@/prisma/client";
import { spanOfMonth } from "./moments";

/** The columns that the public view of an event needs. A row never leaves the server. */
export const EVENT_SELECT = {
  ...PLACED,
  id: true,
  slug: true,
  kind: true,
  category: true,
  title: true,
  description: true,
  location: true,
  startsAt: true,
  endsAt: true,
  zone: true,
  organiser: true,
  capacity: true,
  registered: true,
  photoId: true,
  revision: true,
  cancelledAt: true,
  cancelWords: true,
  resultPeople: true,
  resultTrees: true,
  resultKilograms: true,
  resultWords: true,
  resultAt: true,
  resultCame: true,
} as const satisfies Prisma.EventSelect;
export type EventRow = Prisma.EventGetPayload<{ select: typeof EVENT_SELECT }>;

/** The same columns for the queries written by hand. */
export const EVENT_COLUMNS = columnsOf("events", EVENT_SELECT);

/** What mails and calendar files say of an event. */
export const ANNOUNCED_COLUMNS = Prisma.raw(`
  events.id, events.title, events.location, events.starts_at AS "startsAt", events.ends_at AS "endsAt", events.zone,
  events.revision`);

/** `events_listed_idx` and its like; written out, so that the planner sees their condition. */
export const NOT_DELETED = Prisma.raw("events.deleted_at IS NULL");

/** As `isBeyondBound` says it: what an event's trees add to a sum. */
export const COUNTED_TREES = Prisma.raw(
  `LEAST(result_trees, ${MOST_A_PERSON.trees} * GREATEST(registered, result_came, ${FEWEST_BOUND}))`,
);

/** How far WIT is ahead of WIB. */
const EASTERNMOST_MS = 2 * 3_600_000;
/** An event's start, as if the clock of its place were the western one. */
const ON_ITS_CLOCK = Prisma.raw(
  "starts_at + CASE zone WHEN 'WIT' THEN interval '2 hours' WHEN 'WITA' THEN interval '1 hour' ELSE interval '0' END",
);

/** Begins in a month, on the clock of its place. @param month `YYYY-MM` */
export function inMonthSql(month: string): Prisma.Sql {
  const { from, until } = spanOfMonth(month);
  // In the east a month begins earlier; the first two conditions can use the index, the others are exact.
  return Prisma.sql`starts_at >= ${new Date(from.getTime() - EASTERNMOST_MS)} AND starts_at < ${until}
    AND ${ON_ITS_CLOCK} >= ${from} AND ${ON_ITS_CLOCK} < ${until}`;
}
