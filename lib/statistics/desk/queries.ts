import "server-only";
import { currentCode } from "@/lib/areas/queries-codes";
import { inArea } from "@/lib/areas/rows";
import { parentCodeOf } from "@/lib/areas/rules";
import { assertReviewer } from "@/lib/desk/policy";
import { onlyRow } from "@/lib/desk/queries";
import type { Ctx } from "@/lib/kernel/ctx";
import { GRID_LEVELS } from "@/lib/map/rules";
import { OPEN_STATUSES, REPORT_STATUSES, type ReportStatus } from "@/lib/reports/rules";
import { reportHandling } from "@/lib/statistics/queries";
import { beginOf, type Period, periodStarts, roundedDays } from "@/lib/statistics/rules";
import type {
  AreaFiguresView,
  AreaStatisticsView,
  DashboardStatsView,
  DeskStatisticsView,
  PeriodView,
} from "@/lib/statistics/view";
import { Prisma } from "@/prisma/client";

interface StepRow {
  start: string;
  kind: "VERIFIED" | "RESOLVED";
  count: number;
  days: number;
}

/** Everything that the desk's statistics show, for the last weeks or years. Staff only. @throws Forbidden */
export async function deskStatistics(ctx: Ctx, per: Period): Promise<DeskStatisticsView> {
  assertReviewer(ctx.actor);
  const starts = periodStarts(per, ctx.now());
  const from = beginOf(starts[0] ?? "");
  const [reports, steps, registrations, members] = await Promise.all([
    ctx.db.$queryRaw<{ start: string; status: ReportStatus; count: number }[]>(reportsSql(per, from)),
    ctx.db.$queryRaw<StepRow[]>(stepsSql(per, from)),
    ctx.db.$queryRaw<{ start: string; count: number }[]>(registrationsSql(per, from)),
    ctx.db.$queryRaw<{ start: string; count: number }[]>(membersSql(per, from)),
  ]);
  const byStart = new Map(starts.map((start) => [start, emptyPeriod(start)]));
  for (const { start, status, count } of reports) {
    const period = byStart.get(start);
    if (period) period.reports[status] = count;
  }
  for (const { start, kind, count, days } of steps) {
    const period = byStart.get(start);
    if (period && kind === "VERIFIED") Object.assign(period, { verified: count, verifyDays: roundedDays(days) });
    if (period && kind === "RESOLVED") Object.assign(period, { resolved: count, resolveDays: roundedDays(days) });
  }
  for (const { start, count } of registrations) Object.assign(byStart.get(start) ?? {}, { registered: count });
  for (const { start, count } of members) Object.assign(byStart.get(start) ?? {}, { members: count });
  return { countedAt: ctx.now().toISOString(), periods: [...byStart.values()] };
}

/** Places on the map come from the counted cells: as quick for a million as for ten. Staff only. @throws Forbidden */
export async function dashboardStats(ctx: Ctx): Promise<DashboardStatsView> {
  assertReviewer(ctx.actor);
  return onlyRow(
    ctx,
    Prisma.sql`
      SELECT (SELECT count(*)::int FROM users) AS "totalUsers",
        (SELECT count(*)::int FROM events WHERE deleted_at IS NULL) AS "totalEvents",
        (SELECT count(*)::int FROM reports) AS "totalReports", (SELECT count(*)::int FROM partners) AS "totalPartners",
        (SELECT count(*)::int FROM volunteers) AS "totalVolunteers",
        (SELECT coalesce(sum(count), 0)::float8 FROM place_cells WHERE level = ${GRID_LEVELS.min}) AS "totalLocations"`,
  );
}

function emptyPeriod(start: string): PeriodView {
  const reports = Object.fromEntries(REPORT_STATUSES.map((status) => [status, 0])) as Record<ReportStatus, number>;
  return { start, reports, verified: 0, verifyDays: null, resolved: 0, resolveDays: null, registered: 0, members: 0 };
}

const UNITS: Record<Period, string> = { minggu: "week", tahun: "year" };

/** The first day of the period that a moment lies in; PostgreSQL's weeks begin on Monday too. */
function startOf(per: Period, column: string): Prisma.Sql {
  return Prisma.raw(`to_char(date_trunc('${UNITS[per]}', ${column} AT TIME ZONE 'Asia/Jakarta'), 'YYYY-MM-DD')`);
}

/** `reports_created_at_id_idx` */
export function reportsSql(per: Period, from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${startOf(per, "created_at")} AS start, status::text, count(*)::int AS count
    FROM reports WHERE created_at >= ${from} GROUP BY 1, 2`;
}

/** `report_events_decided_idx`; the report of each step is looked up, since a join would read them all. */
export function stepsSql(per: Period, from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${startOf(per, "created_at")} AS start, kind::text, count(*)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM created_at - sent_at)::float / 86400) AS days
    FROM (
      SELECT created_at, kind, (SELECT created_at FROM reports WHERE id = report_id) AS sent_at
      FROM report_events
      WHERE undone_at IS NULL AND kind IN ('VERIFIED', 'RESOLVED') AND created_at >= ${from}
    ) AS step
    GROUP BY 1, 2`;
}

/** `event_registrations_kept_idx` */
export function registrationsSql(per: Period, from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${startOf(per, "created_at")} AS start, sum(people)::float8 AS count
    FROM event_registrations WHERE status <> 'CANCELLED' AND created_at >= ${from} GROUP BY 1`;
}

/** `users_created_at_idx` */
export function membersSql(per: Period, from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${startOf(per, "created_at")} AS start, count(*)::int AS count
    FROM users WHERE created_at >= ${from} GROUP BY 1`;
}

const OPEN = Prisma.raw(OPEN_STATUSES.map((status) => `'${status}'`).join(", "));
/** How long the codes of the next finer level are, by the length of the area's own. */
const FINER: Readonly<Record<number, number>> = { 0: 2, 2: 5, 5: 8, 8: 13, 13: 13 };

const NOT_HANDLED = { verifyDays: null, claimDays: null, confirmDays: null };
type Counted = Omit<AreaFiguresView, keyof typeof NOT_HANDLED>;

/** What came from each part of an area (of the country without one), with the busiest first. Staff only. @throws Forbidden */
export async function areaStatistics(ctx: Ctx, per: Period, requested?: string): Promise<AreaStatisticsView> {
  assertReviewer(ctx.actor);
  const area = requested === undefined ? "" : ((await currentCode(ctx.db, requested)) ?? "");
  const from = beginOf(periodStarts(per, ctx.now())[0] ?? "");
  // Without an area a row belongs to the country alone.
  const code = Prisma.sql`coalesce(left(area_code, ${FINER[area.length] ?? 2}::int), '')`;
  const within = inArea(Prisma.sql`area_code`, area === "" ? undefined : area);
  const counted = await ctx.db.$queryRaw<Counted[]>`
    SELECT counted.code, coalesce(areas.name, '') AS name, sum(reports)::float8 AS reports, sum(open)::float8 AS open, sum(resolved)::float8 AS resolved,
      sum(places)::float8 AS places
    FROM (
      SELECT ${code} AS code, count(*) AS reports, count(*) FILTER (WHERE status IN (${OPEN})) AS open,
        count(*) FILTER (WHERE status = 'RESOLVED') AS resolved, 0 AS places
      FROM reports WHERE created_at >= ${from} ${within} GROUP BY 1
      UNION ALL
      SELECT ${code}, 0, 0, 0, count(*) FROM places
      WHERE created_at >= ${from} AND status = 'APPROVED' AND merged_into_id IS NULL ${within} GROUP BY 1
    ) AS counted LEFT JOIN areas ON areas.code = counted.code
    WHERE counted.code = '' OR areas.code IS NOT NULL
    GROUP BY counted.code, areas.name ORDER BY reports DESC, places DESC, counted.code LIMIT 200`;
  const known = area === "" ? null : await ctx.db.area.findUnique({ where: { code: area }, select: { name: true } });
  const { areas: handled } = await reportHandling(ctx, area === "" ? undefined : area);
  const parts = counted.map((part): AreaFiguresView => {
    const days = handled.find(({ code }) => code === part.code) ?? NOT_HANDLED;
    return { ...part, verifyDays: days.verifyDays, claimDays: days.claimDays, confirmDays: days.confirmDays };
  });
  return {
    area: known && { code: area, name: known.name, parent: parentCodeOf(area) },
    parts: parts.filter((part) => part.code !== area),
    unknown: parts.find((part) => part.code === area) ?? null,
  };
}
