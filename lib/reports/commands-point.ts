import "server-only";
import { placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { deskViewAfter, lockReport } from "./desk/commands-step";
import type { ReportKey } from "./schemas";
import type { MoveReport } from "./schemas-point";
import type { DeskReportView } from "./view";

interface MaybePoint {
  latitude: number | null;
  longitude: number | null;
}

/**
 * Puts a report's point right, or gives it one, with the area that it lies in. Staff only; the same point twice is one.
 * @throws Conflict when the point is no longer the one that staff saw
 */
export async function moveReport(
  ctx: Ctx,
  key: ReportKey,
  { latitude, longitude, area_code, seen }: MoveReport,
): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  const point = { latitude, longitude };
  const area = await placeArea(ctx, point, area_code);
  const view = await ctx.transaction(async (transaction) => {
    const { id, code } = await lockReport(transaction, key);
    const before = await transaction.report.findUniqueOrThrow({
      where: { id },
      select: { latitude: true, longitude: true },
    });
    if (isSame(before, point) && !area_code) return deskViewAfter(ctx, transaction, id);
    if (!isSame(before, seen ?? { latitude: null, longitude: null })) {
      throw new Conflict("Titik laporan ini sudah diubah admin lain. Tutup lalu buka lagi untuk melihatnya.");
    }
    await transaction.report.update({ where: { id }, data: { ...point, ...area, updatedAt: ctx.now() } });
    await recordAudit(transaction, ctx.actor, "report.moved", `report:${code}`, {
      before: { ...before },
      after: { ...point, ...(area_code ? { area_code: area.areaCode } : {}) },
    });
    return deskViewAfter(ctx, transaction, id);
  });
  ctx.expire("reports", `report:${view.code}`);
  return view;
}

function isSame(one: MaybePoint, other: MaybePoint): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
