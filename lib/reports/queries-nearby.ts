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
    FROM reports AS origin CROSS JOIN LATERAL (${nearbySql(place, daysBefore(ctx.now()), REPORTS)}) AS nearby
    WHERE origin.id = ANY(${ids}) AND origin.latitude IS NOT NULL AND nearby.id <> origin.id
    ORDER BY origin.id, nearby.distance, nearby.id`;
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

/** Reports as everybody may know them: here is no other point to find, to order or to measure by. */
const PUBLIC_REPORTS = Prisma.sql`(
  SELECT id, code, location, damage_type, status, held_reason, created_at, support_count,
    public_latitude AS latitude, public_longitude AS longitude
  FROM reports) AS reports`;

/** `reports_listed_point_idx` */
export function publicNearbySql(at: SqlPosition, since: Date): Prisma.Sql {
  return nearbySql(at, since, PUBLIC_REPORTS);
}

function nearbySql(at: SqlPosition, since: Date, reports: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT ${COLUMNS}, NOT (${IS_RECORD}) AS waits, ${metersTo(REPORTS, at)} AS distance
      FROM ${reports}
      WHERE ${IS_OPEN_PLACE} AND ${inBoxAround(REPORTS, at, NEARBY_METERS)} AND created_at > ${since}
      ORDER BY ${rowPoint(REPORTS)} <-> ${pointOf(at)} LIMIT ${3 * MOST}
    ) AS candidates
    WHERE distance <= ${NEARBY_METERS}::float8
    ORDER BY distance, id LIMIT ${MOST}`;
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
