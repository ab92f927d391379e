import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { ROUGH_POINT } from "@/lib/map/rules";
import { inBoxAround, metersTo, pointOf, positionOf, rowPoint, type SqlPosition } from "@/lib/map/sql";
import { Prisma, type Transaction } from "@/prisma/client";
import { IS_POSSIBLE_DOUBLE, PLACES } from "./rows";
import { DOUBLE_METERS, type PlaceKind, type PlaceStatus, placeNameKey } from "./rules";
import type { NearbyPlaces } from "./schemas";
import type { DuplicatePlaceView, NearbyPlaceView } from "./view";

const MOST = 10;

interface NearbyRow {
  id: number;
  slug: string;
  name: string;
  kind: PlaceKind;
  status: PlaceStatus;
  distance: number;
}

/**
 * What may be the same as a place that is being added, nearest first: anything close by, the same name further off. Of what
 * waits only the rough point is known here, so it is looked for as far as that may be off, and has no distance.
 */
export async function nearbyPlaces(ctx: Ctx, { name, ...at }: NearbyPlaces): Promise<NearbyPlaceView[]> {
  const rows = await ctx.db.$queryRaw<NearbyRow[]>(publicDoublesSql(positionOf(at), placeNameKey(name)));
  return rows.map((row) => ({ ...nearbyView(row), ...(row.status === "APPROVED" ? {} : { distance_meters: null }) }));
}

/** `places_public_nearby_idx` */
export function publicDoublesSql(at: SqlPosition, nameKey: string): Prisma.Sql {
  return doublesSql(at, Prisma.sql`${nameKey}`, {
    among: Prisma.sql`AND held_reason IS NULL`,
    places: PUBLIC_PLACES,
    waitingMeters: ROUGH_POINT.reachMeters,
  });
}

/** Places as everybody may know them: here is no other point to find, to order or to measure by. */
const PUBLIC_PLACES = Prisma.sql`(
  SELECT id, slug, name, name_key, kind, status, held_reason, merged_into_id,
    public_latitude AS latitude, public_longitude AS longitude
  FROM places) AS places`;

/** The same around each of these places, held ones among them, for staff. @returns by the place's id */
export async function possibleDoubles(
  { db }: { db: Ctx["db"] | Transaction },
  ids: number[],
): Promise<Map<number, DuplicatePlaceView[]>> {
  const at = { latitude: Prisma.raw("origin.latitude"), longitude: Prisma.raw("origin.longitude") };
  const other = Prisma.raw("AND places.id <> origin.id");
  const rows = await db.$queryRaw<(NearbyRow & { originId: number })[]>`
    SELECT origin.id AS "originId", nearby.*
    FROM places AS origin CROSS JOIN LATERAL (${doublesSql(at, Prisma.raw("origin.name_key"), { among: other })}) AS nearby
    WHERE origin.id = ANY(${ids})
    ORDER BY origin.id, nearby.distance, nearby.id`;
  const found = new Map<number, DuplicatePlaceView[]>();
  for (const row of rows) found.set(row.originId, [...(found.get(row.originId) ?? []), nearbyView(row)]);
  return found;
}

interface Among {
  /** Narrows them further. */
  among: Prisma.Sql;
  places?: Prisma.Sql;
  /** How far off one that waits may be, whatever its name. */
  waitingMeters?: number;
}

function doublesSql(
  at: SqlPosition,
  nameKey: Prisma.Sql,
  { among, places = PLACES, waitingMeters = DOUBLE_METERS.any }: Among,
): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT places.id, places.slug, places.name, places.kind, places.status, places.name_key = ${nameKey} AS same_name,
        ${metersTo(PLACES, at)} AS distance
      FROM ${places}
      WHERE ${IS_POSSIBLE_DOUBLE} AND ${inBoxAround(PLACES, at, DOUBLE_METERS.sameName)} ${among}
        AND (places.name_key = ${nameKey} OR ${inBoxAround(PLACES, at, waitingMeters)})
      ORDER BY ${rowPoint(PLACES)} <-> ${pointOf(at)}
      LIMIT ${MOST * 2}
    ) AS candidates
    WHERE distance <= CASE WHEN same_name THEN ${DOUBLE_METERS.sameName}::float8
      WHEN status = 'PENDING' THEN ${waitingMeters}::float8 ELSE ${DOUBLE_METERS.any}::float8 END
    ORDER BY distance, id LIMIT ${MOST}`;
}

function nearbyView({ id, slug, name, kind, status, distance }: NearbyRow): DuplicatePlaceView {
  return { id, slug, name, kind, status, distance_meters: Math.round(distance) };
}
