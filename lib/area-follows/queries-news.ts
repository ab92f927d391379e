import "server-only";
import { REGENCY_CODE_LENGTH } from "@/lib/areas/rules";
import { finalBefore } from "@/lib/desk/rules";
import type { Zone } from "@/lib/format/dates";
import { IS_LISTED as IS_LISTED_PARTNER } from "@/lib/partners/rows";
import { IS_RECORD } from "@/lib/reports/rows";
import { Prisma, type Transaction } from "@/prisma/client";
import { type AreaFollowKind, DIGEST_ITEMS } from "./rules";

/** One area of somebody who is about to get a digest. */
export interface Reader {
  /** The same for all areas of a person. */
  person: string;
  areaCode: string;
  kinds: readonly AreaFollowKind[];
  /** When the digest before looked. */
  sentAt: Date;
}

/** In the order of a digest: first what needs the reader. */
export const NEWS_KINDS = ["CLAIM", "GATHERING", "OPEN", "DONE", "EVENT", "PARTNER"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export interface NewsItem {
  person: string;
  /** The finest area of the person that holds it. */
  areaCode: string;
  kind: NewsKind;
  /** A report's number, or the slug of an event or a waste bank. */
  slug: string;
  /** A report's kind of damage, or the name of an event or a waste bank. */
  title: string;
  startsAt: Date | null;
  zone: Zone | null;
  /** Counts all news for the person, and the claims among it. */
  total: number;
  claims: number;
}

/**
 * News that became public in each reader's areas since their last digest, at most `DIGEST_ITEMS` for a person. Reports are
 * those of the public record; an anonymous one of a risky kind counts for its regency and above only.
 */
export async function newsFor(transaction: Transaction, readers: readonly Reader[], now: Date): Promise<NewsItem[]> {
  if (readers.length === 0) return [];
  const since = readers.map(({ sentAt }) => finalBefore(sentAt));
  const oldest = new Date(Math.min(...since.map(Number)));
  const until = finalBefore(now);
  const wants = (kind: AreaFollowKind) => readers.map(({ kinds }) => kinds.includes(kind));
  // A row once for each area that holds it, so that the join needs no comparison of each row with each reader.
  const areasOf = (column: string) =>
    Prisma.raw(`CROSS JOIN LATERAL (SELECT DISTINCT left(${column}, length) AS area FROM unnest(ARRAY[2, 5, 8, 13]) AS length) AS around
      JOIN reader USING (area)`);
  const isNew = (table: string) =>
    Prisma.sql`${Prisma.raw(table)}.created_at > reader.since AND ${Prisma.raw(table)}.created_at > ${oldest} AND ${Prisma.raw(table)}.created_at <= ${until}`;
  return transaction.$queryRaw<NewsItem[]>`
    WITH reader AS (
      SELECT * FROM unnest(${readers.map(({ person }) => person)}::text[], ${readers.map(({ areaCode }) => areaCode)}::text[],
        ${since}::timestamptz[], ${wants("NEWS")}::boolean[], ${wants("GATHERINGS")}::boolean[])
        AS given(person, area, since, news, gatherings)
    ), steps AS MATERIALIZED (
      SELECT DISTINCT ON (reports.id) reports.id, reports.code, reports.status, reports.damage_type, reports.public_area_code,
        reports.ever_risky AND reports.anonymous AS rough, report_events.created_at
      FROM report_events JOIN reports ON reports.id = report_events.report_id AND reports.status = report_events.to_status
      WHERE report_events.created_at > ${oldest} AND report_events.created_at <= ${until}
        AND report_events.undone_at IS NULL AND report_events.kind <> 'CREATED'
        AND report_events.to_status IS DISTINCT FROM report_events.from_status
        AND ${IS_RECORD} AND reports.public_area_code IS NOT NULL
      ORDER BY reports.id, report_events.id DESC
    ), found AS (
      SELECT person, area, CASE steps.status WHEN 'CLAIMED' THEN 'CLAIM' WHEN 'RESOLVED' THEN 'DONE' ELSE 'OPEN' END AS kind,
        steps.id, steps.code AS slug, steps.damage_type AS title, NULL::timestamptz AS starts_at, NULL AS zone, steps.created_at AS at
      FROM steps ${areasOf("steps.public_area_code")}
      WHERE steps.created_at > reader.since AND news AND NOT (steps.rough AND length(area) > ${REGENCY_CODE_LENGTH})
      UNION ALL
      SELECT person, area, CASE WHEN gathering THEN 'GATHERING' ELSE 'EVENT' END, events.id, events.slug, events.title, events.starts_at,
        events.zone::text, events.created_at
      FROM events ${areasOf("events.area_code")}
      CROSS JOIN LATERAL (SELECT events.kind = 'PLANTING' OR events.report_id IS NOT NULL
        OR coalesce(events.category = 'GOTONG_ROYONG', false) AS gathering) AS needs
      WHERE ${isNew("events")} AND events.starts_at > ${now} AND events.deleted_at IS NULL AND events.cancelled_at IS NULL AND events.held_reason IS NULL
        AND CASE WHEN gathering THEN gatherings ELSE news END
      UNION ALL
      SELECT person, area, 'PARTNER', partners.id, partners.slug, partners.name, NULL, NULL, partners.created_at
      FROM partners ${areasOf("partners.area_code")}
      WHERE ${isNew("partners")} AND news AND ${IS_LISTED_PARTNER}
    ), once AS (
      SELECT DISTINCT ON (person, kind, id) * FROM found ORDER BY person, kind, id, length(area) DESC, area
    ), placed AS (
      SELECT once.*, array_position(${[...NEWS_KINDS]}::text[], kind) AS rank, count(*) OVER each_person AS total,
        count(*) FILTER (WHERE kind = 'CLAIM') OVER each_person AS claims
      FROM once WINDOW each_person AS (PARTITION BY person)
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY person ORDER BY rank, at DESC, id DESC) AS place FROM placed
    )
    SELECT person, area AS "areaCode", kind, slug, title, starts_at AS "startsAt", zone, total::int, claims::int
    FROM ranked WHERE place <= ${DIGEST_ITEMS} ORDER BY person, place`;
}
