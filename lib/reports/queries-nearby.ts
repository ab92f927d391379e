import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { inBoxAround, metersTo, pointOf, positionOf, rowPoint, type SqlPosition } from "@/lib/map/sql";
import { Prisma, type Transaction } from "@/prisma/client";
import { IS_OPEN_PLACE, IS_RECORD } from "./rows";
import { NEARBY_DAYS, NEARBY_METERS, type ReportStatus } from "./rules";
import type { NearbyReports } from "./schemas";
import type { NearbyDuplicateView, NearbyReportView } from "./view";

const MOST = 10;
const REPORTS = Prisma.raw("reports");
/**
 * Of a report that waits the public may learn no more than the middle of such a cell, in degrees (some 280 m), however
 * often and from wherever somebody asks; what lies in the cell is within the reach of its middle.
 */
const CELL = 0.0025;
const CELL_REACH_METERS = 200;

interface NearbyRow {
  id: number;
  code: string;
  location: string;
  damageType: string;
  status: ReportStatus;
  createdAt: Date;
  supportCount: number;
  distance: number;
}

/** Open, listed reports of the last months within walking distance, nearest first. */
export async function nearbyReports(ctx: Ctx, at: NearbyReports): Promise<NearbyReportView[]> {
  const rows = await ctx.db.$queryRaw<(NearbyRow & { waits: boolean })[]>(
    publicNearbySql(positionOf(at), daysBefore(ctx.now())),
  );
  return rows.map((row) => ({ ...nearbyView(row), distance_meters: row.waits ? null : Math.round(row.distance) }));
}

/** The same around each of these reports, without the report itself. @returns by the report's id */
export async function possibleDuplicates(
  ctx: { db: Ctx["db"] | Transaction; now(): Date },
  ids: number[],
): Promise<Map<number, NearbyDuplicateView[]>> {
  const place = { latitude: Prisma.raw("origin.latitude"), longitude: Prisma.raw("origin.longitude") };
  const rows = await ctx.db.$queryRaw<(NearbyRow & { originId: number })[]>`
    SELECT origin.id AS "originId", nearby.*
    FROM reports AS origin CROSS JOIN LATERAL (${nearbySql(place, daysBefore(ctx.now()), EXACT)}) AS nearby
    WHERE origin.id = ANY(${ids}) AND origin.latitude IS NOT NULL AND nearby.id <> origin.id
    ORDER BY origin.id, nearby.distance`;
  const found = new Map<number, NearbyDuplicateView[]>();
  for (const row of rows) found.set(row.originId, [...(found.get(row.originId) ?? []), nearbyView(row)]);
  return found;
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - NEARBY_DAYS * 86_400_000);
}

const COLUMNS = Prisma.raw(
  `id, code, location, damage_type AS "damageType", status, created_at AS "createdAt", support_count AS "supportCount"`,
);

/** Where a report is taken to be, and how far that may be from its point. */
interface TakenPosition extends SqlPosition {
  offMeters: number;
}

/** For staff. */
const EXACT: TakenPosition = {
  latitude: Prisma.raw("reports.latitude"),
  longitude: Prisma.raw("reports.longitude"),
  offMeters: 0,
};
/** For everybody: reports that wait stand in the middle of their cells. */
const SHOWN: TakenPosition = {
  latitude: shownSql(EXACT.latitude),
  longitude: shownSql(EXACT.longitude),
  offMeters: CELL_REACH_METERS,
};

function shownSql(coordinate: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN ${IS_RECORD} THEN ${coordinate} ELSE round(${coordinate} / ${CELL}::float8) * ${CELL}::float8 END`;
}

export function publicNearbySql(at: SqlPosition, since: Date): Prisma.Sql {
  return nearbySql(at, since, SHOWN);
}

function nearbySql(at: SqlPosition, since: Date, { latitude, longitude, offMeters }: TakenPosition): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT *, ${metersTo(REPORTS, at)} AS distance FROM (
        SELECT ${COLUMNS}, NOT (${IS_RECORD}) AS waits, ${latitude} AS latitude, ${longitude} AS longitude
        FROM reports
        WHERE ${IS_OPEN_PLACE} AND ${inBoxAround(REPORTS, at, NEARBY_METERS + offMeters)} AND created_at > ${since}
        ORDER BY ${rowPoint(REPORTS)} <-> ${pointOf(at)} LIMIT ${3 * MOST}
      ) AS reports
    ) AS candidates
    WHERE distance <= ${NEARBY_METERS}::float8
    ORDER BY distance LIMIT ${MOST}`;
}

function nearbyView(row: NearbyRow): NearbyDuplicateView {
  return {
    id: row.id,
    code: row.code,
    location: row.location,
    damage_type: row.damageType,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    support_count: row.supportCount,
    distance_meters: Math.round(row.distance),
  };
}
