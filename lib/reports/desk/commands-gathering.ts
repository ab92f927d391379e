import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { COPIED_PHOTO, copyPhoto } from "@/lib/photos/commands";
import type { ReportKey } from "@/lib/reports/schemas";

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
