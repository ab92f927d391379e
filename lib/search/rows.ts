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
import { newestMatches, searchVector } from "./newest";
import { CANDIDATES, TEXT_LOOKED_AT } from "./rules";

/** A table that is searched; its texts are written as in its index. */
export interface Source {
  table: Prisma.Sql;
  columns: Prisma.Sql;
  /** What everybody may see. */
  shown: Prisma.Sql;
  /** The names of a row, by which the results are put in order. */
  title: Prisma.Sql;
  vector: Prisma.Sql;
  /** Lower case, with an index by trigrams. */
  name: Prisma.Sql;
}

const both = (text: string) => `to_tsvector('simple', ${text}) || to_tsvector('indonesian', ${text})`;
const named = (text: string) => `setweight(${both(text)}, 'A')`;
const about = (text: string) => `setweight(to_tsvector('simple', ${text}), 'B')`;
const told = (text: string) => `setweight(to_tsvector('indonesian', ${text}), 'C')`;
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

/** `reports_search_idx`, `reports_text_idx` */
export const REPORT_SOURCE: Source = {
  table: Prisma.raw("reports"),
  columns: Prisma.raw(
    `reports.code, reports.status, reports.location, reports.damage_type AS "damageType", ${looked("reports.description")}`,
  ),
  shown: IS_LISTED,
  title: Prisma.raw(named(REPORT)),
  vector: searchVector("reports", `${named(REPORT)} || ${told("reports.description")}`),
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

/** `places_search_idx`, `places_name_idx` */
export const PLACE_SOURCE: Source = {
  table: Prisma.raw("places"),
  columns: Prisma.raw(
    `places.slug, places.name, places.kind, places.regency, places.province, ${looked("places.description")}`,
  ),
  shown: IS_ON_MAP,
  title: Prisma.raw(named("places.name")),
  vector: searchVector("places", `${named("places.name")} || ${about(PLACE_AREA)} || ${told("places.description")}`),
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

/** `events_search_idx`, `events_title_idx` */
export const EVENT_SOURCE: Source = {
  table: Prisma.raw("events"),
  columns: Prisma.raw(
    `events.slug, events.kind, events.category, events.title, events.location, events.starts_at AS "startsAt",
      events.zone, events.cancelled_at AS "cancelledAt", ${looked("events.description")}`,
  ),
  shown: IS_KEPT,
  title: Prisma.raw(named("events.title")),
  vector: searchVector("events", `${named("events.title")} || ${about(EVENT_AREA)} || ${told("events.description")}`),
  name: Prisma.raw("lower(events.title)"),
};

export interface FoundThread {
  id: number;
  title: string;
  category: ForumCategory;
  content: string;
}

/** `forum_threads_search_idx`, `forum_threads_title_idx` */
export const THREAD_SOURCE: Source = {
  table: Prisma.raw("forum_threads"),
  columns: Prisma.raw(
    `forum_threads.id, forum_threads.title, forum_threads.category, left(forum_threads.content, ${TEXT_LOOKED_AT}) AS content`,
  ),
  shown: THREAD_IS_SHOWN,
  title: Prisma.raw(named("forum_threads.title")),
  vector: searchVector("forum_threads", `${named("forum_threads.title")} || ${told("forum_threads.content")}`),
  name: Prisma.raw("lower(forum_threads.title)"),
};

/** Rows that have all the words: those that have them in their names first, then the newest. */
export function matchesSql({ columns, title, ...source }: Source, query: string, limit: number): Prisma.Sql {
  const asked = Prisma.sql`${query}::tsquery`;
  return Prisma.sql`
    SELECT ${columns} FROM (
      ${newestMatches({ ...source, columns: Prisma.sql`${source.table}.*` }, asked, CANDIDATES)}
    ) AS ${source.table}
    ORDER BY ts_rank(${title}, ${asked}) DESC, id DESC LIMIT ${limit}`;
}

/** Rows with a name that is written much like what was typed. */
export function alikeSql({ table, columns, shown, name }: Source, typed: string, limit: number): Prisma.Sql {
  return Prisma.sql`
    SELECT ${columns} FROM (
      SELECT * FROM ${table} WHERE ${shown} AND ${typed} <% ${name} LIMIT ${CANDIDATES}
    ) AS ${table}
    ORDER BY ${typed} <<-> ${name}, id DESC LIMIT ${limit}`;
}
