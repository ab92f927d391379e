import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { inBoxAround, metersTo, pointOf, positionOf, rowPoint, type SqlPosition } from "@/lib/map/sql";
import { Prisma, type Transaction } from "@/prisma/client";
import { IS_POSSIBLE_DOUBLE, PLACES } from "./rows";
import { DOUBLE_METERS, type PlaceKind, type PlaceStatus, placeNameKey } from "./rules";
import type { NearbyPlaces } from "./schemas";
import type { NearbyPlaceView } from "./view";

const MOST = 10;

interface NearbyRow {
  id: number;
  slug: string;
  name: string;
  kind: PlaceKind;
  status: PlaceStatus;
  distance: number;
}

/** What may be the same as a place that is being added, nearest first: anything close by, the same name further off. */
export async function nearbyPlaces(ctx: Ctx, { name, ...at }: NearbyPlaces): Promise<NearbyPlaceView[]> {
  const unheld = Prisma.sql`AND held_reason IS NULL`;
  const rows = await ctx.db.$queryRaw<NearbyRow[]>(
    doublesSql(positionOf(at), Prisma.sql`${placeNameKey(name)}`, unheld),
  );
  return rows.map(nearbyView);
}

/** The same around each of these places, held ones among them, for staff. @returns by the place's id */
export async function possibleDoubles(
  { db }: { db: Ctx["db"] | Transaction },
  ids: number[],
): Promise<Map<number, NearbyPlaceView[]>> {
  const at = { latitude: Prisma.raw("origin.latitude"), longitude: Prisma.raw("origin.longitude") };
  const other = Prisma.raw("AND places.id <> origin.id");
  const rows = await db.$queryRaw<(NearbyRow & { originId: number })[]>`
    SELECT origin.id AS "originId", nearby.*
    FROM places AS origin CROSS JOIN LATERAL (${doublesSql(at, Prisma.raw("origin.name_key"), other)}) AS nearby
    WHERE origin.id = ANY(${ids})
    ORDER BY origin.id, nearby.distance`;
  const found = new Map<number, NearbyPlaceView[]>();
  for (const row of rows) found.set(row.originId, [...(found.get(row.originId) ?? []), nearbyView(row)]);
  return found;
}

export function doublesSql(at: SqlPosition, nameKey: Prisma.Sql, among: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT places.id, places.slug, places.name, places.kind, places.status, places.name_key = ${nameKey} AS same_name,
        ${metersTo(PLACES, at)} AS distance
      FROM places
      WHERE ${IS_POSSIBLE_DOUBLE} AND ${inBoxAround(PLACES, at, DOUBLE_METERS.sameName)} ${among}
        AND (places.name_key = ${nameKey} OR ${inBoxAround(PLACES, at, DOUBLE_METERS.any)})
      ORDER BY ${rowPoint(PLACES)} <-> ${pointOf(at)}
      LIMIT ${MOST * 2}
    ) AS candidates
    WHERE distance <= ${DOUBLE_METERS.any}::float8 OR (same_name AND distance <= ${DOUBLE_METERS.sameName}::float8)
    ORDER BY distance LIMIT ${MOST}`;
}

function nearbyView({ id, slug, name, kind, status, distance }: NearbyRow): NearbyPlaceView {
  return { id, slug, name, kind, status, distance_meters: Math.round(distance) };
}
