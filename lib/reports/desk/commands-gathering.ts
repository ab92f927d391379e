import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput, NotFound } from "@/lib/kernel/errors";
import { COPIED_PHOTO, copyPhoto } from "@/lib/photos/commands";
import type { ReportKey } from "@/lib/reports/schemas";
import type { DeskReportView } from "@/lib/reports/view";
import { deskViewAfter, lockReport } from "./commands-step";

/**
 * Copies a photo of what an event for this report has reached, as the deciding staff's own. Staff only.
 * @throws InvalidInput when it is no such photo
 */
export async function resultPhoto(
  ctx: Ctx,
  key: ReportKey,
  photoId: string,
): Promise<{ photoId: string; eventId: number }> {
  assertReviewer(ctx.actor);
  const found = await ctx.db.eventResultPhoto.findFirst({
    where: { photoId, event: { deletedAt: null, resultAt: { not: null }, report: key } },
    select: { eventId: true, photo: { select: COPIED_PHOTO } },
  });
  if (!found) {
    const message = "Foto ini bukan dari hasil kegiatan untuk laporan ini. Pilih foto lain.";
    throw new InvalidInput(message, { event_photo_id: message });
  }
  return { photoId: (await copyPhoto(ctx, found.photo)).id, eventId: found.eventId };
}

/** What the event has reached does not settle the report; nobody is asked again. Staff only, safe twice. */
export async function dismissResult(ctx: Ctx, key: ReportKey, eventId: number): Promise<DeskReportView> {
  assertReviewer(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const { id, code } = await lockReport(transaction, key);
    const event = { id: eventId, reportId: id, deletedAt: null, resultAt: { not: null } };
    const { count } = await transaction.event.updateMany({
      where: { ...event, resolutionDismissedAt: null },
      data: { resolutionDismissedAt: ctx.now() },
    });
    if (count > 0) {
      await recordAudit(transaction, ctx.actor, "report.result_dismissed", `report:${code}`, { event_id: eventId });
    } else if ((await transaction.event.count({ where: event })) === 0) {
      throw new NotFound("Hasil kegiatan ini tidak ditemukan pada laporan tersebut.");
    }
    return deskViewAfter(ctx, transaction, id);
  });
}
