import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { tooLateToUndo } from "@/lib/desk/commands-undo";
import { assertReviewer, canTakeBack } from "@/lib/desk/policy";
import type { ActedView } from "@/lib/desk/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { addPhoto, type CameraPoint, type EncodedPhoto, removePutAside } from "@/lib/photos/commands";
import { PHOTO_MESSAGES, photoFile } from "@/lib/photos/rules";
import { updateTags } from "@/lib/reports/updates/rows";
import type { Prisma, Transaction } from "@/prisma/client";

const CHANGED = "Foto ini baru saja diubah atau dihapus pengelola lain. Muat ulang untuk melihat keadaannya.";

/**
 * Replaces a photo of a report, an update or a step by one with black boxes. The old one is seen by nobody from now on
 * and goes for good once this can no longer be undone. Staff only.
 * @param cover draws the boxes into the large picture
 * @throws Conflict when somebody else has changed it meanwhile
 */
export async function coverPhoto(
  ctx: Ctx,
  id: string,
  cover: (bytes: Uint8Array) => Promise<EncodedPhoto>,
): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const { ownerKey, camera } = await shownPhoto(ctx, id);
  const bytes = await ctx.photos.get(photoFile(id, 2048));
  if (bytes === null) throw new NotFound(PHOTO_MESSAGES.notFound);
  // It stays its owner's, for export and erasure.
  const covered = await addPhoto(ctx, { ...(await cover(bytes)), camera }, ownerKey);
  try {
    return await changePhoto(ctx, id, covered.id);
  } catch (error) {
    await removePutAside(ctx, [covered.id]);
    throw error;
  }
}

/** Takes a photo out of what shows it; as `coverPhoto` else. Staff only. */
export async function removePhotoOfReport(ctx: Ctx, id: string): Promise<ActedView> {
  assertReviewer(ctx.actor);
  return changePhoto(ctx, id, null);
}

async function changePhoto(ctx: Ctx, id: string, newPhotoId: string | null): Promise<ActedView> {
  const now = ctx.now();
  const { place } = await shownPhoto(ctx, id);
  const change = await ctx.transaction(async (transaction) => {
    await lockReportOf(transaction, place);
    const current = await placeOfPhoto(transaction, id);
    if (current === null) throw new Conflict(CHANGED);
    const { report, updateId, stepId, position } = current.place;
    if (newPhotoId === null) await takeOutPhoto(transaction, current.place, id);
    else await replacePhoto(transaction, current.place, id, newPhotoId);
    const changedBy = ctx.actor.kind === "member" ? ctx.actor.userId : null;
    const row = await transaction.photoChange.create({
      data: { photoId: id, newPhotoId, reportId: report.id, updateId, stepId, position, changedBy, createdAt: now },
      select: { id: true },
    });
    const action = newPhotoId === null ? "report.photo_removed" : "report.photo_covered";
    await recordAudit(transaction, ctx.actor, action, `report:${report.code}`, {
      update_id: updateId,
      step_id: stepId,
    });
    const message = newPhotoId === null ? "Foto dihapus." : "Foto ditutup dengan kotak hitam.";
    return { message, step_id: row.id };
  });
  expirePhotosOf(ctx, place);
  return change;
}

/**
 * Takes back a change of a photo. Only who made it, and only for a short while.
 * @throws Conflict when it is too late or somebody has gone on from it
 */
export async function undoPhotoChange(ctx: Ctx, { step_id }: { step_id: number }): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const where = { id: step_id };
  const found = await ctx.db.photoChange.findUnique({
    where,
    include: { report: { select: { id: true, code: true } } },
  });
  if (found === null) throw tooLateToUndo();
  const { photoId, newPhotoId, changedBy, createdAt, ...place } = found;
  if (!canTakeBack(ctx.actor, { userId: changedBy, createdAt }, ctx.now())) throw tooLateToUndo();
  const undone = await ctx.transaction(async (transaction) => {
    await lockReportOf(transaction, place);
    // Whoever deletes the row decides: an undo, or the job that removes the photo.
    if ((await transaction.photoChange.deleteMany({ where })).count === 0) throw tooLateToUndo();
    if (newPhotoId === null) {
      if (!(await putBackPhoto(transaction, place, photoId))) throw new Conflict(CHANGED);
    } else {
      const current = await placeOfPhoto(transaction, newPhotoId);
      if (current === null) throw new Conflict(CHANGED);
      await replacePhoto(transaction, current.place, newPhotoId, photoId);
    }
    const details = { update_id: place.updateId, step_id: place.stepId };
    await recordAudit(transaction, ctx.actor, "report.photo_undo", `report:${place.report.code}`, details);
    return { message: "Foto dikembalikan seperti semula.", step_id: null };
  });
  expirePhotosOf(ctx, place);
  if (newPhotoId !== null) await removePutAside(ctx, [newPhotoId]);
  return undone;
}

/** @throws NotFound where no report shows it; Conflict where staff have just changed it */
async function shownPhoto(ctx: Ctx, id: string): Promise<NonNullable<Awaited<ReturnType<typeof placeOfPhoto>>>> {
  const found = await placeOfPhoto(ctx.db, id);
  if (found !== null) return found;
  const changed = await ctx.db.photoChange.count({ where: { photoId: id } });
  throw changed > 0 ? new Conflict(CHANGED) : new NotFound(PHOTO_MESSAGES.notFound);
}

/** Steps on a report and changes of its photos happen one after the other. */
async function lockReportOf(transaction: Transaction, { report }: PhotoPlace): Promise<void> {
  await transaction.$queryRaw`SELECT FROM reports WHERE id = ${report.id} FOR UPDATE`;
}

function expirePhotosOf(ctx: Ctx, { report }: PhotoPlace): void {
  ctx.expire("reports", ...updateTags(report));
}

const REPORT = { select: { id: true, code: true } } as const;

const PLACE_SELECT = {
  ownerKey: true,
  cameraAt: true,
  cameraLatitude: true,
  cameraLongitude: true,
  report: REPORT,
  furtherOf: { select: { position: true, report: REPORT } },
  reportUpdate: { select: { id: true, report: REPORT } },
  reportEvent: { select: { id: true, report: REPORT } },
} as const satisfies Prisma.PhotoSelect;

/** Where a photo of a report stands: among its own, in an update or in a step of its timeline. */
interface PhotoPlace {
  report: { id: number; code: string };
  updateId: number | null;
  stepId: number | null;
  /** Among the report's own after the first, else null. */
  position: number | null;
}

/** Null where no report shows it. */
async function placeOfPhoto(
  db: Ctx["db"] | Transaction,
  id: string,
): Promise<{ ownerKey: string; camera: CameraPoint; place: PhotoPlace } | null> {
  const photo = await db.photo.findUnique({ where: { id }, select: PLACE_SELECT });
  if (photo === null) return null;
  const { ownerKey, report, furtherOf, reportUpdate, reportEvent, ...camera } = photo;
  const shown = report ?? furtherOf?.report ?? reportUpdate?.report ?? reportEvent?.report;
  if (!shown) return null;
  const place = {
    report: shown,
    updateId: reportUpdate?.id ?? null,
    stepId: reportEvent?.id ?? null,
    position: furtherOf?.position ?? null,
  };
  return { ownerKey, camera, place };
}

/** Puts another photo where one stands. */
async function replacePhoto(transaction: Transaction, place: PhotoPlace, from: string, to: string): Promise<void> {
  const where = { photoId: from };
  const data = { photoId: to };
  if (place.updateId !== null) await transaction.reportUpdate.update({ where, data });
  else if (place.stepId !== null) await transaction.reportEvent.update({ where, data });
  else if (place.position !== null) await transaction.reportPhoto.update({ where, data });
  else await transaction.report.update({ where, data });
}

/** Takes a photo out; of a report's own the next becomes the first. */
async function takeOutPhoto(transaction: Transaction, place: PhotoPlace, id: string): Promise<void> {
  const where = { photoId: id };
  if (place.updateId !== null) await transaction.reportUpdate.update({ where, data: { photoId: null } });
  else if (place.stepId !== null) await transaction.reportEvent.update({ where, data: { photoId: null } });
  else if (place.position !== null) await transaction.reportPhoto.delete({ where });
  else {
    const reportId = place.report.id;
    const next = await transaction.reportPhoto.findFirst({ where: { reportId }, orderBy: { position: "asc" } });
    if (next) await transaction.reportPhoto.delete({ where: { photoId: next.photoId } });
    await transaction.report.update({ where: { id: reportId }, data: { photoId: next?.photoId ?? null } });
  }
}

/** Puts a photo back where it was taken out. @returns whether the place is free */
async function putBackPhoto(transaction: Transaction, place: PhotoPlace, id: string): Promise<boolean> {
  const data = { photoId: id };
  const { updateId, stepId, position } = place;
  const reportId = place.report.id;
  if (updateId !== null) {
    return (await transaction.reportUpdate.updateMany({ where: { id: updateId, photoId: null }, data })).count === 1;
  }
  if (stepId !== null) {
    const where = { id: stepId, photoId: null, undoneAt: null };
    return (await transaction.reportEvent.updateMany({ where, data })).count === 1;
  }
  const { photoId: first } = await transaction.report.findUniqueOrThrow({
    where: { id: reportId },
    select: { photoId: true },
  });
  if (position !== null && first !== null)
    await transaction.reportPhoto.create({ data: { ...data, reportId, position } });
  else {
    const lowest = await transaction.reportPhoto.aggregate({ where: { reportId }, _min: { position: true } });
    await transaction.report.update({ where: { id: reportId }, data });
    if (first !== null) {
      const before = { photoId: first, reportId, position: (lowest._min.position ?? 2) - 1 };
      await transaction.reportPhoto.create({ data: before });
    }
  }
  return true;
}
