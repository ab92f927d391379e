import "server-only";
import { searchWords } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Database, Prisma } from "@/prisma/client";
import { codesOf, currentCode } from "./queries-codes";
import { resolvePoint } from "./queries-point";
import { AREA_COLUMNS } from "./rows";
import { AREA_SEARCH, codesAround, LIKELIEST } from "./rules";
import type { FindAreas } from "./schemas";
import { type AreaRow, type AreasView, type AreaView, areasView } from "./view";

/** A province has fewer regencies, a regency fewer districts, a district fewer villages. */
const MOST_CHILDREN = 200;

/** GET /api/areas */
export async function findAreas(ctx: Ctx, { lat, lng, q, code, parent }: FindAreas): Promise<AreasView> {
  if (lat !== undefined && lng !== undefined) return areasAt(ctx, lat, lng);
  if (q !== undefined) return areasView(await searchAreas(ctx.db, q));
  if (code !== undefined) {
    const current = await currentCode(ctx.db, code);
    return areasView(current === null ? [] : await areasOf(ctx.db, [current]));
  }
  return areasView(
    await ctx.db.$queryRaw<AreaRow[]>`
      SELECT ${AREA_COLUMNS} FROM areas
      WHERE ${parent ? Prisma.sql`parent_code = ${parent}` : Prisma.sql`parent_code IS NULL`} AND successor IS NULL
      ORDER BY ${parent ? Prisma.sql`name` : Prisma.sql`code`} LIMIT ${MOST_CHILDREN}`,
  );
}

/** Where a point lies, then the likeliest others. Any point may be asked for: boundaries and towns are public. */
async function areasAt(ctx: Ctx, latitude: number, longitude: number): Promise<AreasView> {
  const { code, certainty } = await resolvePoint(ctx, { latitude, longitude });
  if (certainty === "boundary" && code !== null) return areasView(await areasOf(ctx.db, [code]), certainty);
  const others = await codesOf(ctx.db, ctx.geocoder.areasNear(latitude, longitude, LIKELIEST));
  const likeliest = [...new Set([...(code === null ? [] : [code]), ...others])].slice(0, LIKELIEST);
  return areasView(await areasOf(ctx.db, likeliest), certainty);
}

/** From the province down to the area that this code stands for today; empty for one that never was. */
export async function areaWay(ctx: Pick<Ctx, "db">, code: string): Promise<AreaView[]> {
  const current = await currentCode(ctx.db, code);
  return current === null ? [] : areasView(await areasOf(ctx.db, codesAround(current))).areas;
}

/** In the order of the codes. */
async function areasOf(db: Database, codes: readonly string[]): Promise<AreaRow[]> {
  return db.$queryRaw<AreaRow[]>`
    SELECT ${AREA_COLUMNS} FROM areas WHERE code = ANY(${codes}::varchar[])
    ORDER BY array_position(${codes}::varchar[], code)`;
}

/** All words of the text in the area's own name and what it lies in; else, with a slip of the pen, the most alike. */
async function searchAreas(db: Database, text: string): Promise<AreaRow[]> {
  const key = searchWords(text);
  const words = key.split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const named = Prisma.join(
    words.map((word) => Prisma.sql`search_key LIKE ${`%${word}%`}`),
    " AND ",
  );
  const found = await db.$queryRaw<AreaRow[]>`
    SELECT ${AREA_COLUMNS} FROM areas WHERE ${named} AND successor IS NULL
    ORDER BY left(search_key, ${key.length}) <> ${key}, search_words(name) <> ${key}, level,
      strpos(search_key, ${words[0]}), search_key, code LIMIT ${AREA_SEARCH.results}`;
  if (found.length > 0) return found;
  return db.$queryRaw<AreaRow[]>`
    SELECT ${AREA_COLUMNS} FROM areas WHERE ${key} <% search_key AND successor IS NULL
    ORDER BY ${key} <<-> search_key, level, code LIMIT ${AREA_SEARCH.results}`;
}
