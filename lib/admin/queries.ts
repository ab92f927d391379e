import "server-only";
import { isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { placesOnMap } from "@/lib/statistics/queries";
import { notAllowed } from "./policy";
import type { DashboardStatsView } from "./view";

/** Staff only. @throws Forbidden */
export async function dashboardStats(ctx: Ctx): Promise<DashboardStatsView> {
  if (!isStaff(ctx.actor)) throw notAllowed();
  const [totalUsers, totalEvents, totalReports, totalPartners, totalVolunteers, totalLocations] = await Promise.all([
    ctx.db.user.count(),
    ctx.db.event.count({ where: { deletedAt: null } }),
    ctx.db.report.count(),
    ctx.db.partner.count(),
    ctx.db.volunteer.count(),
    placesOnMap(ctx),
  ]);
  return { totalUsers, totalEvents, totalReports, totalPartners, totalVolunteers, totalLocations };
}
