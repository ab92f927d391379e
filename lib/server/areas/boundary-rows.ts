import "server-only";
import type { Readable } from "node:stream";
import { BadRow, checkedRow, type FileRow, readBoundary } from "@/lib/areas/rules-boundary";
import { isLakeOrForest, type PublishedName, regencyMatcher } from "@/lib/areas/rules-match";
import type { Database } from "@/prisma/client";
import { type RawFeature, readFeatures } from "./read-features";

const CODE_FIELDS = ["kode", "code", "kode_wilayah", "kemendagri", "kd_wilayah"];
const NAME_FIELDS = ["nama", "name", "nama_wilayah"];
/** As HDX, geoBoundaries and GADM call them. */
const REGENCY_FIELDS = ["adm2_en", "adm2_id", "adm2_name", "name_2", "shapename"];
const PROVINCE_FIELDS = ["adm1_en", "adm1_id", "adm1_name", "name_1"];
const REGENCY_CODE_FIELDS = ["adm2_pcode", "adm1_pcode"];
/** Levels below the regency, by HDX's fields. */
const FINER_FIELDS = ["adm3_pcode", "adm3_en", "adm3_name", "name_3"];

type Fields = Map<string, unknown>;

/** The boundaries of a GeoJSON or TopoJSON file: of areas with the ministry's codes, or of regencies by their names. */
export async function* boundaryRows(db: Database, source: Readable): AsyncGenerator<FileRow> {
  const regencies = await db.area.findMany({
    where: { level: 2, successor: null },
    select: { code: true, name: true },
  });
  const match = regencyMatcher(regencies);
  let index = 0;
  for await (const { properties, coordinates } of readFeatures(source)) {
    const fields: Fields = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]));
    const code = firstOf(fields, CODE_FIELDS);
    const shown = firstOf(fields, [...CODE_FIELDS, ...REGENCY_FIELDS]) ?? "?";
    const row = checkedRow(`features[${index}] (${String(shown).slice(0, 40)})`, () =>
      code === undefined
        ? publishedBoundary(fields, coordinates, match)
        : readBoundary(code, firstOf(fields, NAME_FIELDS), coordinates, false),
    );
    yield "boundary" in row && code === undefined ? { ...row, credited: true } : row;
    index += 1;
  }
}

function publishedBoundary(
  fields: Fields,
  coordinates: RawFeature["coordinates"],
  match: ReturnType<typeof regencyMatcher>,
) {
  const published = publishedName(fields);
  if (published === null) throw new BadRow("tanpa kode wilayah dan tanpa nama kabupaten atau kota");
  if (isLakeOrForest(published.name)) throw new BadRow("danau atau hutan, bukan kabupaten atau kota");
  const known = match(published);
  if (known === null) throw new BadRow("namanya tidak cocok dengan satu kabupaten atau kota");
  return readBoundary(known.code, known.name, coordinates, false);
}

function publishedName(fields: Fields): PublishedName | null {
  const name = firstOf(fields, REGENCY_FIELDS);
  const level = fields.get("shapetype") ?? "ADM2";
  if (typeof name !== "string" || level !== "ADM2" || firstOf(fields, FINER_FIELDS) !== undefined) return null;
  const province = firstOf(fields, PROVINCE_FIELDS);
  const digits = /^ID(\d\d)/u.exec(String(firstOf(fields, REGENCY_CODE_FIELDS) ?? ""))?.[1];
  return { name, ...(typeof province === "string" ? { province } : {}), ...(digits ? { provinceDigits: digits } : {}) };
}

function firstOf(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== null && value !== "");
}
