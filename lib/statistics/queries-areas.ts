import "server-only";
import { currentCode } from "@/lib/areas/queries-codes";
import { inArea } from "@/lib/areas/rows";
import { parentCodeOf } from "@/lib/areas/rules";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { OPEN_STATUSES } from "@/lib/reports/rules";
import { Prisma } from "@/prisma/client";
import { reportHandling } from "./queries-handling";
import { beginOf, type Period, periodStarts } from "./rules";
import type { AreaFiguresView, AreaStatisticsView } from "./view";

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
  const code = Prisma.sql`left(area_code, ${FINER[area.length] ?? 2}::int)`;
  const within = inArea(Prisma.sql`area_code`, area === "" ? undefined : area);
  const counted = await ctx.db.$queryRaw<Counted[]>`
    SELECT counted.code, areas.name, sum(reports)::int AS reports, sum(open)::int AS open, sum(resolved)::int AS resolved,
      sum(places)::int AS places
    FROM (
      SELECT ${code} AS code, count(*) AS reports, count(*) FILTER (WHERE status IN (${OPEN})) AS open,
        count(*) FILTER (WHERE status = 'RESOLVED') AS resolved, 0 AS places
      FROM reports WHERE created_at >= ${from} AND area_code IS NOT NULL ${within} GROUP BY 1
      UNION ALL
      SELECT ${code}, 0, 0, 0, count(*) FROM places
      WHERE created_at >= ${from} AND status = 'APPROVED' AND merged_into_id IS NULL AND area_code IS NOT NULL ${within} GROUP BY 1
    ) AS counted JOIN areas ON areas.code = counted.code
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
