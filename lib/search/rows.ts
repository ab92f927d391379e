import "server-only";
import type { AreaCertainty } from "@/lib/areas/rules";
import { areaText } from "@/lib/areas/view";
import { eventPath, kindLabel } from "@/lib/events/event/rules";
import { formatDate } from "@/lib/format/dates";
import { plainText } from "@/lib/forum/markdown";
import { FORUM_CATEGORIES, FORUM_CATEGORY_LABELS, threadPath, threadSlug } from "@/lib/forum/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { materialsText } from "@/lib/partners/labels";
import { type PartnerMaterial, partnerPath } from "@/lib/partners/rules";
import { PLACE_KIND_LABELS, placePath } from "@/lib/places/rules";
import type { PlaceRow } from "@/lib/places/view";
import { reportCodeIn, STATUS_LABELS, wordsOrKind } from "@/lib/reports/rules";
import { headline, markedSql, markedWords } from "@/lib/text-search/headlines";
import { lastIds, marksOf, newestSql, querySql, rankSql, SOURCES, type Wanted } from "@/lib/text-search/newest";
import { Prisma } from "@/prisma/client";
import { type IndexedTexts, type SearchDocument, wordsOf } from "./documents";
import { MOST_TEXT, type SearchKind } from "./rules";
import type { SearchResultView } from "./view";

/** Number of the newest found rows that are ranked. */
const RANKED = 40;

type Found = Omit<SearchDocument, "kind">;

/** With the words by which it is compared with what is of other kinds. */
export interface FoundRow {
  result: SearchResultView;
  words: IndexedTexts;
}

/** The columns that a kind shows: `title` and `text` of its table, and in `details` those that `found` reads. */
interface RowKind {
  title: Prisma.Sql;
  text: Prisma.Sql;
  columns: readonly string[];
  found(details: never, title: string, text: string): Found;
}

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(" · ");

interface PlaceDetails extends Pick<PlaceRow, "slug" | "kind" | "regency" | "province"> {
  area_certainty: AreaCertainty | null;
}

interface PartnerDetails extends Pick<PlaceDetails, "slug" | "regency" | "province" | "area_certainty"> {
  materials: PartnerMaterial[];
}

type EventDetails = Parameters<typeof kindLabel>[0] & {
  slug: string;
  location: string;
  regency: string | null;
  province: string | null;
  starts_at: string;
  zone: Parameters<typeof formatDate>[1];
  cancelled_at: string | null;
};

interface ReportDetails {
  code: string;
  regency: string | null;
  province: string | null;
  status: keyof typeof STATUS_LABELS;
}

const ROWS = {
  place: {
    title: Prisma.raw("name"),
    text: Prisma.raw("description"),
    columns: ["slug", "kind", "regency", "province", "area_certainty"],
    found({ slug, kind, area_certainty: areaCertainty, ...area }: PlaceDetails, title, text) {
      const note = joined(PLACE_KIND_LABELS[kind], areaText({ ...area, areaCertainty }));
      return { path: placePath(slug), title, keywords: note, text, note };
    },
  },
  partner: {
    title: Prisma.raw("name"),
    text: Prisma.raw("coalesce(address, '')"),
    columns: ["slug", "materials", "regency", "province", "area_certainty"],
    found({ slug, materials, area_certainty: areaCertainty, ...area }: PartnerDetails, title, text) {
      const note = joined(materialsText(materials), areaText({ ...area, areaCertainty }));
      return { path: partnerPath(slug), title, keywords: `bank sampah ${note}`, text, note };
    },
  },
  event: {
    title: Prisma.raw("title"),
    text: Prisma.raw("description"),
    columns: ["slug", "kind", "category", "location", "regency", "province", "starts_at", "zone", "cancelled_at"],
    found({ slug, location, regency, province, starts_at, zone, cancelled_at, ...kinds }: EventDetails, title, text) {
      const day = formatDate(new Date(starts_at), zone);
      const note = joined(kindLabel(kinds), day, cancelled_at && "Dibatalkan");
      const keywords = joined("Kegiatan", kindLabel(kinds), location, regency, province);
      return { path: eventPath(slug), title, keywords, text: `${location}. ${wordsOrKind(text)}`, note };
    },
  },
  report: {
    title: Prisma.sql`damage_type || ', ' || location`,
    text: Prisma.raw("description"),
    columns: ["code", "status", "regency", "province"],
    found({ code, status, regency, province }: ReportDetails, title, text) {
      const keywords = joined("Laporan", regency, province);
      return { path: `/laporan/${code}`, title, keywords, text, note: joined(STATUS_LABELS[status], code) };
    },
  },
  topic: {
    title: Prisma.raw("title"),
    text: Prisma.raw("content"),
    columns: ["id", "category"],
    found({ id, category }: { id: number; category: string }, title, text) {
      const known = FORUM_CATEGORIES.find((one) => one === category) ?? FORUM_CATEGORIES[0];
      const path = threadPath(threadSlug(title, id));
      return { path, title, text: plainText(text), note: FORUM_CATEGORY_LABELS[known] };
    },
  },
} satisfies Partial<Record<SearchKind, RowKind>>;

type KindOfRows = keyof typeof ROWS;

export function isRowKind(kind: SearchKind): kind is KindOfRows {
  return kind in ROWS;
}

interface Row {
  kind: KindOfRows;
  title: string;
  body: string;
  details: never;
  marked: string;
}

/**
 * The newest rows of each kind that hold what is wanted, those whose names hold the most of it first, in one statement.
 * @param most of each kind
 */
export async function foundRows(
  ctx: Pick<Ctx, "db">,
  kinds: readonly KindOfRows[],
  { q, wanted, most }: { q: string; wanted: Wanted; most: number },
): Promise<Map<KindOfRows, FoundRow[]>> {
  if (kinds.length === 0) return new Map();
  const last = await lastIds(ctx);
  const parts = kinds.map((kind) => {
    const { title, text, columns } = ROWS[kind];
    const { table, shown } = SOURCES[kind];
    const newest = newestSql(SOURCES[kind], wanted, RANKED, last);
    // One whose number was typed stands first.
    const code = kind === "report" ? reportCodeIn(q) : null;
    const named = code === null ? Prisma.sql`FALSE` : Prisma.sql`reports.code = ${code}`;
    const ids =
      code === null
        ? newest
        : Prisma.sql`${newest} || ARRAY(SELECT id FROM reports WHERE ${shown} AND reports.code = ${code})`;
    const details = Prisma.raw(columns.map((column) => `'${column}', ${column}`).join(", "));
    const rank = rankSql(wanted, Prisma.sql`sought.query`);
    // An event's excerpt begins with its location.
    const read = Prisma.sql`concat_ws(' ', title, body, details->>'location')`;
    return Prisma.sql`(
      SELECT ${kind} AS kind, title, body, details, place, ${markedSql(read, Prisma.sql`sought.query`)} AS marked
      FROM sought CROSS JOIN LATERAL (
        SELECT ${title} AS title, left(${text}, ${MOST_TEXT}::int) AS body, jsonb_build_object(${details}) AS details,
          row_number() OVER (ORDER BY ${named} DESC, ${rank} DESC, id DESC) AS place
        FROM ${table} WHERE id = ANY (${ids}) ORDER BY place LIMIT ${most}) AS best)`;
  });
  const rows = await ctx.db.$queryRaw<Row[]>`
    WITH sought AS MATERIALIZED (SELECT ${querySql(marksOf(wanted))} AS query)
    SELECT kind, title, body, details, marked FROM (${Prisma.join(parts, " UNION ALL ")}) AS every ORDER BY kind, place`;
  const found = new Map<KindOfRows, FoundRow[]>();
  for (const row of rows) found.set(row.kind, [...(found.get(row.kind) ?? []), foundRow(row)]);
  return found;
}

function foundRow({ kind, title, body, details, marked }: Row): FoundRow {
  const { path, text, note, keywords = "", ...shown } = (ROWS[kind].found as RowKind["found"])(details, title, body);
  return {
    result: { path, ...headline(shown.title, text, marked), note },
    words: { title: wordsOf(shown.title), about: wordsOf(keywords), text: wordsOf(markedWords(marked).join(" ")) },
  };
}
