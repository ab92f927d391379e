import "server-only";
import type { Area, Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import type { Database, Transaction } from "@/prisma/client";
import { codesOf, currentCode, regenciesOf } from "./queries-codes";
import { typedAreas } from "./queries-typed";
import { type AreaCertainty, isWithin, PLAUSIBLE_REGENCIES, provinceCodeOf, REGENCY_CODE_LENGTH } from "./rules";

interface Point {
  latitude: number;
  longitude: number;
}

interface MaybePoint {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** A person's statement about the area of a point. */
interface Said {
  /** The area that they chose. */
  code?: string | null | undefined;
  /** How they described the location. */
  words?: string | null | undefined;
}

export interface Resolved {
  code: string | null;
  certainty: AreaCertainty | null;
  /** Names without a code, from a gazetteer that knows a town whose regency is not in the table. */
  named?: Area;
}

/** The columns of a row that has an area. */
export interface PlacedArea extends Area {
  areaCode: string | null;
  areaCertainty: AreaCertainty | null;
}

const UNRESOLVED: Resolved = { code: null, certainty: null };
const NOWHERE: PlacedArea = { areaCode: null, areaCertainty: null, regency: null, province: null };
const OTHER_PROVINCE = "Daerah itu tidak terletak di provinsi yang dipilih.";
const NOT_KNOWN = "Daerah itu tidak dikenal. Pilih dari daftar.";
const TOO_FAR = "Daerah itu terlalu jauh dari titiknya. Pilih daerah lain atau geser titiknya.";

/** Five kilometres: a jetty, a boat at the beach, a lake, or a coast that was simplified. Farther out it is nobody's. */
const BESIDE_DEGREES = 0.045;

/** The finest boundary around a point; at the coast the nearest one; else the regency of the nearest town, as a guess. */
export async function resolvePoint(
  ctx: Pick<Ctx, "geocoder"> & { db: Database | Transaction },
  point: Point,
): Promise<Resolved> {
  const [resolved] = await resolvePoints(ctx, [point]);
  return resolved ?? UNRESOLVED;
}

/** The same for many at once, in their order. */
export async function resolvePoints(
  { db, geocoder }: Pick<Ctx, "geocoder"> & { db: Database | Transaction },
  points: readonly MaybePoint[],
): Promise<Resolved[]> {
  const rows = await db.$queryRaw<{ holding: string | null; beside: string | null }[]>`/* prepared: areas_at */
    SELECT holding, CASE WHEN holding IS NULL THEN area_beside(spot, ${BESIDE_DEGREES}::float8) END AS beside
    FROM (SELECT spot, position, area_holding(spot) AS holding
      FROM unnest(${points.map(({ longitude }) => longitude ?? null)}::float8[],
          ${points.map(({ latitude }) => latitude ?? null)}::float8[]) WITH ORDINALITY AS given(longitude, latitude, position),
        LATERAL point(longitude, latitude) AS spot OFFSET 0) AS held ORDER BY position`;
  const towns = points.map(({ latitude, longitude }, index) => {
    const { holding = null, beside = null } = rows[index] ?? {};
    const isUnknown = holding === null && beside === null && latitude != null && longitude != null;
    return isUnknown ? geocoder.areaOf(latitude, longitude) : null;
  });
  const regencies = towns.some((town) => town?.regency != null)
    ? await regenciesOf(
        db,
        towns.map((town) => town ?? { regency: null, province: null }),
      )
    : [];
  return points.map((_, index) => {
    const { holding = null, beside = null } = rows[index] ?? {};
    if (holding !== null) return { code: holding, certainty: "boundary" };
    if (beside !== null) return { code: beside, certainty: "nearest" };
    const [named, regency] = [towns[index], regencies.find(({ position }) => position === index + 1)];
    if (!named) return UNRESOLVED;
    if (regency === undefined) return { ...UNRESOLVED, named };
    // Where its boundary is known, the point would lie in it.
    return regency.bounded ? UNRESOLVED : { code: regency.code, certainty: "nearest" };
  });
}

/** An area named in words, within the one found for the point, replaces a guess and refines a boundary. */
export async function refineByWords(
  db: Database | Transaction,
  rows: readonly { resolved: Resolved; words: string | null }[],
): Promise<Resolved[]> {
  const typed = await typedAreas(
    db,
    rows.map(({ resolved: { code }, words }) => ({ code, words })),
  );
  return rows.map(({ resolved }, index) => {
    const code = typed[index] ?? null;
    const isFiner = code !== null && resolved.code !== null && code !== resolved.code && isWithin(code, resolved.code);
    return isFiner ? { code, certainty: "typed" } : resolved;
  });
}

/**
 * The area of a row that is being written: the one that a person chose, where no boundary says otherwise; else the finest
 * boundary and what the words name in it.
 * @throws InvalidInput when the area that was chosen does not exist or lies far from the point
 */
export async function placeArea(ctx: Ctx, point: MaybePoint, { code: said, words }: Said = {}): Promise<PlacedArea> {
  const { latitude, longitude } = point;
  const code = said ? await currentCode(ctx.db, said) : null;
  if (said && code === null) throw new InvalidInput(NOT_KNOWN, { area_code: NOT_KNOWN });
  if (latitude == null || longitude == null)
    return columnsOf(ctx, { code, certainty: code === null ? null : "person" });
  const resolved = await resolvePoint(ctx, { latitude, longitude });
  if (code !== null) return columnsOf(ctx, await agreed(ctx, { latitude, longitude }, code, resolved));
  const [refined = resolved] = await refineByWords(ctx.db, [{ resolved, words: words ?? null }]);
  return columnsOf(ctx, refined);
}

/** Where a person says to live. @throws InvalidInput when the area does not lie in the province */
export async function homeArea(
  ctx: Ctx,
  province: string,
  said?: string | null,
): Promise<Pick<PlacedArea, "areaCode" | "areaCertainty">> {
  const { areaCode, areaCertainty, province: found } = await placeArea(ctx, {}, { code: said });
  if (said && found !== province) throw new InvalidInput(OTHER_PROVINCE, { area_code: OTHER_PROVINCE });
  // Their province was chosen from a list, also where its name is not in the table.
  return areaCode === null
    ? { areaCode: provinceCodeOf(province) ?? null, areaCertainty: "person" }
    : { areaCode, areaCertainty };
}

interface PlacedBefore extends MaybePoint {
  areaCertainty: AreaCertainty | null;
}

/** Whether a row keeps its area when it is edited: its point and its words are the same, and nobody chose another. */
export function keepsArea(
  before: PlacedBefore,
  after: MaybePoint,
  { code, isSameText = true }: { code?: string | null | undefined; isSameText?: boolean },
): boolean {
  const isSamePoint = before.latitude === (after.latitude ?? null) && before.longitude === (after.longitude ?? null);
  return !code && isSamePoint && (isSameText || before.areaCertainty === "person");
}

async function agreed(ctx: Ctx, { latitude, longitude }: Point, said: string, resolved: Resolved): Promise<Resolved> {
  if (resolved.certainty === "boundary" && resolved.code !== null) {
    return isWithin(said, resolved.code) ? { code: said, certainty: "person" } : resolved;
  }
  const near = await codesOf(ctx.db, ctx.geocoder.areasNear(latitude, longitude, PLAUSIBLE_REGENCIES));
  // Of a province that is near; in the east a regency's towns may be farther than its neighbours'.
  if (near.length > 0 && !near.some((code) => said.startsWith(code.slice(0, 2)))) {
    throw new InvalidInput(TOO_FAR, { area_code: TOO_FAR });
  }
  return { code: said, certainty: "person" };
}

async function columnsOf(ctx: Ctx, { code, certainty, named }: Resolved): Promise<PlacedArea> {
  if (code === null) return { ...NOWHERE, ...named, areaCertainty: named?.regency == null ? null : "nearest" };
  const rows = await ctx.db.area.findMany({
    where: { code: { in: [code.slice(0, 2), code.slice(0, REGENCY_CODE_LENGTH)] } },
    select: { level: true, name: true },
  });
  const nameOf = (level: number) => rows.find((row) => row.level === level)?.name ?? null;
  return { areaCode: code, areaCertainty: certainty, regency: nameOf(2), province: nameOf(1) };
}
