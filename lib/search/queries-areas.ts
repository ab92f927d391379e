import "server-only";
import { AREA_COLUMNS } from "@/lib/areas/rows";
import type { AreaRow } from "@/lib/areas/view";
import { searchWords } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { FILTER_PATH } from "@/lib/reports/rules";
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

/** An area's reports, under its name without its rank. */
function areaDocument({ code, name, label }: AreaRow): IndexedDocument {
  return indexedDocument({
    kind: "area",
    path: `${FILTER_PATH}?wilayah=${code}`,
    title: name,
    keywords: `${label} laporan daerah provinsi kabupaten kota`,
    named: searchWords(name).replace(RANK, ""),
    text: `Laporan warga di ${label}.`,
    note: null,
  });
}
