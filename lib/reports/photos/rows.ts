import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { CameraPoint } from "@/lib/photos/commands";
import type { Prisma, Transaction } from "@/prisma/client";

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
export interface PhotoPlace {
  report: { id: number; code: string };
  updateId: number | null;
  stepId: number | null;
  /** Among the report's own after the first, else null. */
  position: number | null;
}

/** Null where no report shows it. */
export async function placeOfPhoto(
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
export async function replacePhoto(
  transaction: Transaction,
  place: PhotoPlace,
  from: string,
  to: string,
): Promise<void> {
  const where = { photoId: from };
  const data = { photoId: to };
  if (place.updateId !== null) await transaction.reportUpdate.update({ where, data });
  else if (place.stepId !== null) await transaction.reportEvent.update({ where, data });
  else if (place.position !== null) await transaction.reportPhoto.update({ where, data });
  else await transaction.report.update({ where, data });
}

/** Takes a photo out; of a report's own the next becomes the first. */
export async function takeOutPhoto(transaction: Transaction, place: PhotoPlace, id: string): Promise<void> {
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
export async function putBackPhoto(transaction: Transaction, place: PhotoPlace, id: string): Promise<boolean> {
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
