import "server-only";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { spanOfMonth } from "./moments";

/** The columns of an `EventRow`. */
export const EVENT_SELECT = {
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
  latitude: true,
  longitude: true,
  approximate: true,
  regency: true,
  province: true,
  areaCode: true,
  areaCertainty: true,
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
} as const satisfies Prisma.EventSelect;

/** The same columns for the queries written by hand. */
export const EVENT_COLUMNS = Prisma.raw(`
  events.id, events.slug, events.kind, events.category, events.title, events.description, events.location,
  events.starts_at AS "startsAt", events.ends_at AS "endsAt", events.zone, events.latitude, events.longitude,
  events.approximate, events.regency, events.province, events.area_code AS "areaCode", events.area_certainty AS "areaCertainty",
  events.organiser, events.capacity, events.registered,
  events.photo_id AS "photoId", events.revision, events.cancelled_at AS "cancelledAt",
  events.cancel_words AS "cancelWords", events.result_people AS "resultPeople", events.result_trees AS "resultTrees",
  events.result_kilograms AS "resultKilograms", events.result_words AS "resultWords", events.result_at AS "resultAt"`);

/** What mails and calendar files say of an event. */
export const ANNOUNCED_COLUMNS = Prisma.raw(`
  events.id, events.title, events.location, events.starts_at AS "startsAt", events.ends_at AS "endsAt", events.zone,
  events.revision`);

/** `events_listed_idx` and its like; written out, so that the planner sees their condition. */
export const NOT_DELETED = Prisma.raw("events.deleted_at IS NULL");

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

/** Taken before a row is written, since its slug holds it. */
export async function nextEventId(client: Database | Transaction): Promise<number> {
  const [row] = await client.$queryRaw<{ id: number }[]>`
    SELECT nextval(pg_get_serial_sequence('events', 'id'))::int AS id`;
  if (!row) throw new Error("The sequence of events gave no id");
  return row.id;
}
