import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma, type Transaction } from "@/prisma/client";
import { IS_OPEN_PLACE } from "./rows";
import { NEARBY_DAYS, NEARBY_METERS, type ReportStatus } from "./rules";
import type { NearbyReports } from "./schemas";
import type { NearbyReportView } from "./view";

/** `NEARBY_METERS` in degrees, a little more: a degree of longitude has 109 km at Indonesia's northern and southern ends. */
const NEARBY_DEGREES = 0.0024;
const MOST = 10;
const EARTH_RADIUS_METERS = 6_371_008.8;

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
export async function nearbyReports(ctx: Ctx, { latitude, longitude }: NearbyReports): Promise<NearbyReportView[]> {
  const place = { latitude: Prisma.sql`${latitude}::float8`, longitude: Prisma.sql`${longitude}::float8` };
  const rows = await ctx.db.$queryRaw<NearbyRow[]>(nearbySql(place, daysBefore(ctx.now())));
  return rows.map(nearbyView);
}

/** The same around each of these reports, without the report itself. @returns by the report's id */
export async function possibleDuplicates(
  ctx: { db: Ctx["db"] | Transaction; now(): Date },
  ids: number[],
): Promise<Map<number, NearbyReportView[]>> {
  const place = { latitude: Prisma.raw("origin.latitude"), longitude: Prisma.raw("origin.longitude") };
  const rows = await ctx.db.$queryRaw<(NearbyRow & { originId: number })[]>`
    SELECT origin.id AS "originId", nearby.*
    FROM reports AS origin CROSS JOIN LATERAL (${nearbySql(place, daysBefore(ctx.now()))}) AS nearby
    WHERE origin.id = ANY(${ids}) AND origin.latitude IS NOT NULL AND nearby.id <> origin.id
    ORDER BY origin.id, nearby.distance`;
  const found = new Map<number, NearbyReportView[]>();
  for (const row of rows) found.set(row.originId, [...(found.get(row.originId) ?? []), nearbyView(row)]);
  return found;
}

function daysBefore(now: Date): Date {
  return new Date(now.getTime() - NEARBY_DAYS * 86_400_000);
}

export function nearbySql(at: { latitude: Prisma.Sql; longitude: Prisma.Sql }, since: Date): Prisma.Sql {
  const place = Prisma.sql`point(${at.longitude}, ${at.latitude})`;
  const corner = Prisma.sql`point(${NEARBY_DEGREES}::float8, ${NEARBY_DEGREES}::float8)`;
  const meters = Prisma.sql`
    2 * ${EARTH_RADIUS_METERS}::float8 * asin(sqrt(
      power(sin(radians(reports.latitude - ${at.latitude}) / 2), 2)
      + cos(radians(reports.latitude)) * cos(radians(${at.latitude})) * power(sin(radians(reports.longitude - ${at.longitude}) / 2), 2)))`;
  return Prisma.sql`
    SELECT * FROM (
      SELECT id, code, location, damage_type AS "damageType", status, created_at AS "createdAt",
        support_count AS "supportCount", ${meters} AS distance
      FROM reports
      WHERE ${IS_OPEN_PLACE}
        AND point(reports.longitude, reports.latitude) <@ box(${place} - ${corner}, ${place} + ${corner})
        AND created_at > ${since}
      ORDER BY point(reports.longitude, reports.latitude) <-> ${place}
      LIMIT ${MOST + 1}
    ) AS candidates
    WHERE distance <= ${NEARBY_METERS}::float8
    ORDER BY distance LIMIT ${MOST}`;
}

function nearbyView(row: NearbyRow): NearbyReportView {
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
