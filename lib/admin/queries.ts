import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { isAdmin, isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import { placesOnMap } from "@/lib/statistics/queries";
import type { ListUsers } from "./schemas";
import type { DashboardStatsView, UserRowView } from "./view";

const REFUSED = "Akses Ditolak: Anda tidak memiliki hak akses administrator.";

/** Staff only. @throws Forbidden */
export async function dashboardStats(ctx: Ctx): Promise<DashboardStatsView> {
  if (!isStaff(ctx.actor)) throw new Forbidden(REFUSED);
  const [totalUsers, totalReports, totalLocations] = await Promise.all([
    ctx.db.user.count(),
    ctx.db.report.count(),
    placesOnMap(ctx),
  ]);
  return { totalUsers, totalEvents: 0, totalReports, totalPartners: 0, totalVolunteers: 0, totalLocations };
}

/** Newest first, administrators only; reading residents' data leaves an audit row. @throws Forbidden */
export async function listUsers(ctx: Ctx, { limit, cursor }: ListUsers): Promise<Page<UserRowView>> {
  if (!isAdmin(ctx.actor)) throw new Forbidden(REFUSED);
  const rows = await ctx.db.$transaction(async (transaction) => {
    const found = await transaction.user.findMany({
      where: cursor === undefined ? {} : { id: { lt: cursor } },
      orderBy: { id: "desc" },
      take: limit + 1,
      select: { id: true, username: true, daerah: true, umur: true, role: true, createdAt: true },
    });
    const details = { shown: Math.min(found.length, limit), before: cursor ?? null };
    await recordAudit(transaction, ctx.actor, "user.list", "users", details);
    return found;
  });
  const page = pageOf(rows, limit, (row) => String(row.id));
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ role, createdAt, ...row }) => ({
      ...row,
      role: role.toLowerCase() as Lowercase<typeof role>,
      created_at: createdAt.toISOString(),
    })),
  };
}
