import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { GRID_LEVELS } from "@/lib/map/rules";
import { inBoxAround } from "@/lib/map/sql";
import { IS_LISTED as IS_LISTED_PARTNER } from "@/lib/partners/rows";
import { IS_ON_MAP, PLACES } from "@/lib/places/rows";
import { DOUBLE_METERS } from "@/lib/places/rules";
import { IS_RECORD } from "@/lib/reports/rows";
import { Prisma } from "@/prisma/client";
import { tallySql } from "./tallies";
import type { KampungView, PublicCountsView } from "./view";

/** What a cached reading of the counts depends on. */
export const COUNTS_TAGS = ["counts", "reports"];

/** Places on the map, from the counted cells: as quick for a million as for ten. */
export async function placesOnMap({ db }: Pick<Ctx, "db">): Promise<number> {
  const { _sum } = await db.placeCell.aggregate({ where: { level: GRID_LEVELS.min }, _sum: { count: true } });
  return _sum.count ?? 0;
}

/** A partner on the map of places beside it is the same waste bank, counted there. */
const IS_ON_MAP_TOO = Prisma.sql`EXISTS (
  SELECT FROM places WHERE ${IS_ON_MAP} AND places.kind = 'bank_sampah'
    AND ${inBoxAround(PLACES, { latitude: Prisma.raw("partners.latitude"), longitude: Prisma.raw("partners.longitude") }, DOUBLE_METERS.any)})`;

/** How much there is for everyone to see. */
export async function publicCounts({ db }: Ctx): Promise<PublicCountsView> {
  const rows = await db.$queryRaw<PublicCountsView[]>`
    SELECT
      ${tallySql("events")} AS "eventCount",
      (SELECT coalesce(sum(count), 0)::int FROM place_cells WHERE level = ${GRID_LEVELS.min} AND kind = 'bank_sampah')
        + (SELECT count(*)::int FROM partners WHERE ${IS_LISTED_PARTNER} AND NOT ${IS_ON_MAP_TOO}) AS "bankSampahCount",
      ${tallySql("volunteers")} AS "relawanCount", ${tallySql("reports")} AS "reportCount"`;
  return rows[0] ?? { eventCount: 0, bankSampahCount: 0, relawanCount: 0, reportCount: 0 };
}

/** So many of the newest reports stand for how the neighbourhood looks now. */
const NEWEST_REPORTS = 100;

/** `events_starts_at_idx`, `reports_listed_idx` */
export async function kampung({ db, now }: Pick<Ctx, "db" | "now">): Promise<KampungView> {
  const rows = await db.$queryRaw<KampungView[]>`
    SELECT
      (SELECT coalesce(sum(result_trees), 0)::int FROM events
        WHERE deleted_at IS NULL AND cancelled_at IS NULL AND starts_at <= ${now()}
          AND starts_at >= date_trunc('year', ${now()}, 'Asia/Jakarta')) AS seedlings,
      (count(*) FILTER (WHERE status <> 'RESOLVED'))::int AS open,
      (count(*) FILTER (WHERE status = 'RESOLVED'))::int AS resolved
    FROM (SELECT status FROM reports WHERE ${IS_RECORD} ORDER BY id DESC LIMIT ${NEWEST_REPORTS}) AS newest`;
  return rows[0] ?? { seedlings: 0, open: 0, resolved: 0 };
}
