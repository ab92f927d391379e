import "server-only";
import { AREA_COLUMNS } from "@/lib/areas/rows";
import { areaPath } from "@/lib/areas/rules";
import { typedNames } from "@/lib/areas/rules-typed";
import type { AreaRow } from "@/lib/areas/view";
import { searchWords } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { type IndexedDocument, indexedDocument } from "./documents";

type Db = Pick<Ctx, "db">;

/** New names come with a new version, or are imported. */
const STALE_MS = 10 * 60_000;

const known = new WeakMap<Db["db"], { until: number; areas: Promise<IndexedDocument[]> }>();

/** Every province, city and regency; of one bare name the city comes before the regency. */
export function searchedAreas({ db }: Db): Promise<IndexedDocument[]> {
  const before = known.get(db);
  if (before && before.until > Date.now()) return before.areas;
  const rows = db.$queryRaw<AreaRow[]>`
    SELECT ${AREA_COLUMNS} FROM areas WHERE level <= 2 AND successor IS NULL
    ORDER BY level, starts_with(name, 'Kabupaten '), code`;
  const areas = rows.then((all) => all.map(areaDocument));
  known.set(db, { until: Date.now() + STALE_MS, areas });
  areas.catch(() => known.delete(db));
  return areas;
}

const RANK = /^(?:provinsi|kabupaten|kota administrasi|kota|di|dki) (?=.)/u;

/** The page of an area, under its name without its rank. */
function areaDocument({ code, name, label }: AreaRow): IndexedDocument {
  return indexedDocument({
    kind: "area",
    path: areaPath({ code, name }),
    title: name,
    keywords: `${label} laporan daerah provinsi kabupaten kota`,
    named: searchWords(name).replace(RANK, ""),
    text: `Laporan warga di ${label}.`,
    note: null,
  });
}

/** A search has few words; so many beginnings of names are looked up. */
const MOST_BEGINNINGS = 12;

/** Ranks that stand in the names of regencies and provinces, or before them. */
const RANKS = new Set(["kota", "kabupaten", "kab", "provinsi", "prov", "kecamatan", "kec", "indonesia"]);

/** Districts and villages whose names were typed, such as `coblong`, `kel. dago` or `dago bandung`. `areas_search_idx` */
export async function namedDistricts({ db }: Db, q: string, most: number): Promise<IndexedDocument[]> {
  const beginnings = typedNames(q).flatMap(({ name, level }) => {
    const words = name.split(" ");
    return words.map((_, end) => ({ level, name: words.slice(0, end + 1), within: words.slice(end + 1) }));
  });
  const parts = beginnings.slice(0, MOST_BEGINNINGS).map(({ level, name, within }) => {
    const above = within.filter((word) => !RANKS.has(word));
    return Prisma.sql`(search_key LIKE ${`${name.join(" ")} %`} AND search_words(name) = ${name.join(" ")}
      ${level === null ? Prisma.empty : Prisma.sql`AND level = ${level}`}
      ${Prisma.join([Prisma.empty, ...above.map((word) => Prisma.sql`search_key LIKE ${`% ${word}%`}`)], " AND ")})`;
  });
  if (parts.length === 0) return [];
  const rows = await db.$queryRaw<AreaRow[]>`
    SELECT ${AREA_COLUMNS} FROM areas WHERE (${Prisma.join(parts, " OR ")}) AND level > 2 AND successor IS NULL
    ORDER BY level, code LIMIT ${most}`;
  return rows.map(areaDocument);
}
