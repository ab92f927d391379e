import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { REPORT_STATUSES, type ReportStatus } from "@/lib/reports/rules";
import { Prisma } from "@/prisma/client";
import { provinceStatistics } from "./queries-provinces";
import { beginOf, type Period, periodStarts, roundedDays } from "./rules";
import type { DeskStatisticsView, PeriodView } from "./view";

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
  const [reports, steps, registrations, members, provinces] = await Promise.all([
    ctx.db.$queryRaw<{ start: string; status: ReportStatus; count: number }[]>(reportsSql(per, from)),
    ctx.db.$queryRaw<StepRow[]>(stepsSql(per, from)),
    ctx.db.$queryRaw<{ start: string; count: number }[]>(registrationsSql(per, from)),
    ctx.db.$queryRaw<{ start: string; count: number }[]>(membersSql(per, from)),
    provinceStatistics(ctx, from),
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
  return { countedAt: ctx.now().toISOString(), periods: [...byStart.values()], provinces };
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
    SELECT ${startOf(per, "created_at")} AS start, sum(people)::int AS count
    FROM event_registrations WHERE status <> 'CANCELLED' AND created_at >= ${from} GROUP BY 1`;
}

/** `users_created_at_idx` */
export function membersSql(per: Period, from: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${startOf(per, "created_at")} AS start, count(*)::int AS count
    FROM users WHERE created_at >= ${from} GROUP BY 1`;
}
