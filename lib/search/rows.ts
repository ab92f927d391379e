import "server-only";
import { IS_KEPT } from "@/lib/events/rows";
import type { EventCategory, EventKind } from "@/lib/events/rules";
import { THREAD_IS_SHOWN } from "@/lib/forum/rows";
import type { ForumCategory } from "@/lib/forum/rules";
import { IS_ON_MAP } from "@/lib/places/rows";
import type { PlaceKind } from "@/lib/places/rules";
import { IS_LISTED } from "@/lib/reports/rows";
import type { ReportStatus } from "@/lib/reports/rules";
import { Prisma } from "@/prisma/client";
import { newestMatches } from "./newest";
import { TEXT_LOOKED_AT } from "./rules";
import type { Asked, AskedWords } from "./words";

/** A table that is searched; its texts are written as in its index. */
export interface Source {
  table: Prisma.Sql;
  index: string;
  columns: Prisma.Sql;
  /** What everybody may see. */
  shown: Prisma.Sql;
  /** Holds the words of its name, by which the results are put in order, also by themselves. */
  vector: Prisma.Sql;
  /** Lower case, to be compared with what was typed. */
  name: Prisma.Sql;
}

/** How much of what was typed a name must hold, by its trigrams. */
const LEAST_ALIKE = 0.5;
/** Of the rows with such names so many of the newest are put in order. */
const ALIKE = { least: 40, most: 60 };

const vector = (table: string, name: string, area: string, told: string) =>
  Prisma.raw(`search_vector(${table}.id, ${name}, ${area}, ${told})`);
const looked = (column: string) => `left(${column}, ${TEXT_LOOKED_AT}) AS description`;

const REPORT = "reports.location || ' ' || reports.damage_type";
const PLACE_AREA = "coalesce(places.regency, '') || ' ' || coalesce(places.province, '')";
const EVENT_AREA = `events.location || ' ' || events.organiser || ' ' || coalesce(events.regency, '') || ' ' || coalesce(events.province, '')`;

export interface FoundReport {
  code: string;
  status: ReportStatus;
  location: string;
  damageType: string;
  description: string;
}

export const REPORT_SOURCE: Source = {
  table: Prisma.raw("reports"),
  index: "reports_search_idx",
  columns: Prisma.raw(
    `reports.code, reports.status, reports.location, reports.damage_type AS "damageType", ${looked("reports.description")}`,
  ),
  shown: IS_LISTED,
  vector: vector("reports", REPORT, "''", "reports.description"),
  name: Prisma.raw(`lower(${REPORT})`),
};

export interface FoundPlace {
  slug: string;
  name: string;
  kind: PlaceKind;
  regency: string | null;
  province: string | null;
  description: string;
}

export const PLACE_SOURCE: Source = {
  table: Prisma.raw("places"),
  index: "places_search_idx",
  columns: Prisma.raw(
    `places.slug, places.name, places.kind, places.regency, places.province, ${looked("places.description")}`,
  ),
  shown: IS_ON_MAP,
  vector: vector("places", "places.name", PLACE_AREA, "places.description"),
  name: Prisma.raw("places.name_key"),
};

export interface FoundEvent {
  slug: string;
  kind: EventKind;
  category: EventCategory | null;
  title: string;
  location: string;
  startsAt: Date;
  zone: "WIB" | "WITA" | "WIT";
  cancelledAt: Date | null;
  description: string;
}

export const EVENT_SOURCE: Source = {
  table: Prisma.raw("events"),
  index: "events_search_idx",
  columns: Prisma.raw(
    `events.slug, events.kind, events.category, events.title, events.location, events.starts_at AS "startsAt",
      events.zone, events.cancelled_at AS "cancelledAt", ${looked("events.description")}`,
  ),
  shown: IS_KEPT,
  vector: vector("events", "events.title", EVENT_AREA, "events.description"),
  name: Prisma.raw("lower(events.title)"),
};

export interface FoundThread {
  id: number;
  title: string;
  category: ForumCategory;
  content: string;
}

export const THREAD_SOURCE: Source = {
  table: Prisma.raw("forum_threads"),
  index: "forum_threads_search_idx",
  columns: Prisma.raw(
    `forum_threads.id, forum_threads.title, forum_threads.category, left(forum_threads.content, ${TEXT_LOOKED_AT}) AS content`,
  ),
  shown: THREAD_IS_SHOWN,
  vector: vector("forum_threads", "forum_threads.title", "''", "forum_threads.content"),
  name: Prisma.raw("lower(forum_threads.title)"),
};

/** Rows that have all the words: those that have them in their names first, then the newest. */
export function matchesSql(source: Source, { named, anywhere }: Asked, limit: number): Prisma.Sql {
  const { table } = source;
  const most = Prisma.raw(String(limit));
  const newest = ({ query, narrowed }: AskedWords, wanted: number) =>
    newestMatches(
      { ...source, columns: Prisma.sql`${table}.*` },
      { query: Prisma.sql`${query}::tsquery`, narrowed: Prisma.sql`${narrowed}::tsquery` },
      { least: wanted, most: wanted },
    );
  // Without the offset all rows would be checked, not only as many as are wanted.
  const checked = (columns: Prisma.Sql, rows: Prisma.Sql, order: string, { query }: AskedWords) => Prisma.sql`
    SELECT ${columns} FROM (${rows} ORDER BY ${Prisma.raw(order)} OFFSET 0) AS ${table}
    WHERE sure OR ${source.vector} @@ ${query}::tsquery LIMIT ${most}`;
  const rows = Prisma.sql`
    SELECT TRUE AS first, named.* FROM named UNION ALL
    SELECT FALSE, other.* FROM (${newest(anywhere, 2 * limit)}) AS other
    WHERE (SELECT count(*) FROM named) < ${most} AND other.id NOT IN (SELECT id FROM named)`;
  return Prisma.sql`${prepared(`search_${limit}`, table)}
    WITH named AS MATERIALIZED (${checked(Prisma.sql`*`, newest(named, limit), "id DESC", named)})
    ${checked(source.columns, rows, "first DESC, id DESC", anywhere)}`;
}

/** Rows that have the words in a name that is written much like what was typed. */
export function alikeSql(
  { columns, name, ...source }: Source,
  named: string,
  typed: string,
  limit: number,
): Prisma.Sql {
  const { table } = source;
  const likeness = Prisma.sql`word_similarity(${typed}, ${name})`;
  return Prisma.sql`${prepared(`search_alike_${limit}`, table)}
    SELECT ${columns} FROM (
      ${newestMatches({ ...source, columns: Prisma.sql`${table}.*` }, { query: Prisma.sql`${named}::tsquery` }, ALIKE)}
    ) AS ${table}
    WHERE ${likeness} >= ${LEAST_ALIKE} ORDER BY ${likeness} DESC, id DESC LIMIT ${Prisma.raw(String(limit))}`;
}

/** To plan these takes as long as to answer them, and the plan is always the same. */
function prepared(name: string, table: Prisma.Sql): Prisma.Sql {
  return Prisma.raw(`/* prepared: ${name}_${table.sql} */`);
}
