import "server-only";
import { BORDERS_TAG } from "@/lib/areas/outlines";
import { drawnAreas } from "@/lib/areas/queries-outlines";
import type { AreaMapView } from "@/lib/areas/view";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { cachedRead } from "@/lib/server/cache";
import { areaStatistics, deskStatistics } from "@/lib/statistics/desk/queries";
import type { Period } from "@/lib/statistics/rules";
import type { AreaStatisticsView, DeskStatisticsView } from "@/lib/statistics/view";

/** The desk's statistics, counted anew when they are some minutes old; no write drops them. Staff only. @throws Forbidden */
export function cachedStatistics(ctx: Ctx, per: Period): Promise<DeskStatisticsView> {
  assertReviewer(ctx.actor);
  return cachedRead(["desk-statistics", per], [], () => deskStatistics(ctx, per));
}

/** The same of an area's parts. Staff only. @throws Forbidden */
export function cachedAreaStatistics(ctx: Ctx, per: Period, area: string | undefined): Promise<AreaStatisticsView> {
  assertReviewer(ctx.actor);
  return cachedRead(["desk-statistics-areas", per, area ?? ""], [], () => areaStatistics(ctx, per, area));
}

/** The map of an area's parts; null where their boundaries were not imported. @param area empty for the country */
export function cachedAreaMap({ db }: Ctx, area: string): Promise<AreaMapView | null> {
  return cachedRead(["area-map", area], [BORDERS_TAG], () => drawnAreas(db, area), { rare: true });
}
