import "server-only";
import { PLACED } from "@/lib/areas/rows";
import { FEWEST_BOUND, MOST_A_PERSON } from "@/lib/events/results/rules";
import { columnsOf, Prisma } from "@/prisma/client";
import { spanOfMonth } from "./moments";
import { MAX_DAYS } from "./rules";

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
  events.id, events.slug, events.title, events.description, events.location, events.organiser,
  events.starts_at AS "startsAt", events.ends_at AS "endsAt", events.zone, events.latitude, events.longitude,
  events.approximate, events.revision, events.uid_host AS "uidHost", events.updated_at AS "updatedAt"`);

/** Whether mail reaches `event_registrations AS registration`. */
export const IS_MAILED = Prisma.raw(`(registration.email IS NOT NULL AND NOT EXISTS (
  SELECT FROM mail_stops WHERE mail_stops.kind = 'registration' AND mail_stops.row_id = registration.id))`);

/** `events_listed_idx` and its like; written out, so that the planner sees their condition. */
export const NOT_DELETED = Prisma.raw("events.deleted_at IS NULL");

/** As `isBeyondBound` says it: what an event's trees add to a sum. */
export const COUNTED_TREES = Prisma.raw(
  `LEAST(result_trees, ${MOST_A_PERSON.trees} * GREATEST(registered, result_came, ${FEWEST_BOUND}))`,
);

/** How far WIT is ahead of WIB. */
const EASTERNMOST_MS = 2 * 3_600_000;
const LONGEST_MS = MAX_DAYS * 86_400_000;
/** How far an event's clock is ahead of the western one. */
const AHEAD = Prisma.raw(
  "CASE zone WHEN 'WIT' THEN interval '2 hours' WHEN 'WITA' THEN interval '1 hour' ELSE interval '0' END",
);

/** Takes place on a day of a month, on the clock of its place. @param month `YYYY-MM` */
export function inMonthSql(month: string): Prisma.Sql {
  const { from, until } = spanOfMonth(month);
  // In the east a month begins earlier, and an event may last for days; the first two conditions can use the index.
  return Prisma.sql`starts_at >= ${new Date(from.getTime() - EASTERNMOST_MS - LONGEST_MS)} AND starts_at < ${until}
    AND ends_at + ${AHEAD} > ${from} AND starts_at + ${AHEAD} < ${until}`;
}
