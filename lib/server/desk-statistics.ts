import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { cachedRead } from "@/lib/server/cache";
import { deskStatistics } from "@/lib/statistics/queries-desk";
import type { Period } from "@/lib/statistics/rules";
import type { DeskStatisticsView } from "@/lib/statistics/view";

/** The desk's statistics, counted anew when they are some minutes old; no write drops them. Staff only. @throws Forbidden */
export function cachedStatistics(ctx: Ctx, per: Period): Promise<DeskStatisticsView> {
  assertReviewer(ctx.actor);
  return cachedRead(["desk-statistics", per], [], () => deskStatistics(ctx, per));
}
