import "server-only";
import { putBackUse, replaceUse, takeOutUse } from "@/lib/photos/rows-uses";
import type { Transaction } from "@/prisma/client";
import type { PhotoPlace, ReportPlace } from "./rows";

/** Puts another photo where one stands. @returns whether it stood there */
export async function replacePhoto(
  transaction: Transaction,
  place: PhotoPlace,
  from: string,
  to: string,
): Promise<boolean> {
  if ("use" in place) return replaceUse(transaction, place.use, from, to);
  const change = { where: { photoId: from }, data: { photoId: to } };
  const { count } =
    place.updateId !== null
      ? await transaction.reportUpdate.updateMany(change)
      : place.stepId !== null
        ? await transaction.reportEvent.updateMany(change)
        : place.position !== null
          ? await transaction.reportPhoto.updateMany(change)
          : await transaction.report.updateMany(change);
  return count === 1;
}

/** Takes a photo out; of a report's own the next becomes the first. @returns whether it stood there */
export async function takeOutPhoto(transaction: Transaction, place: PhotoPlace, id: string): Promise<boolean> {
  if ("use" in place) return takeOutUse(transaction, place.use, id);
  const change = { where: { photoId: id }, data: { photoId: null } };
  if (place.updateId !== null) return (await transaction.reportUpdate.updateMany(change)).count === 1;
  if (place.stepId !== null) return (await transaction.reportEvent.updateMany(change)).count === 1;
  const where = { photoId: id };
  if (place.position !== null) return (await transaction.reportPhoto.deleteMany({ where })).count === 1;
  const reportId = place.report.id;
  const next = await transaction.reportPhoto.findFirst({ where: { reportId }, orderBy: { position: "asc" } });
  if (next) await transaction.reportPhoto.delete({ where: { photoId: next.photoId } });
  return (await transaction.report.updateMany({ where, data: { photoId: next?.photoId ?? null } })).count === 1;
}

/** Puts a photo back where it was taken out. @returns whether the place is free */
export async function putBackPhoto(transaction: Transaction, place: PhotoPlace, id: string): Promise<boolean> {
  if ("use" in place) return putBackUse(transaction, place.use, id);
  const data = { photoId: id };
  const { updateId, stepId } = place;
  if (updateId !== null) {
    return (await transaction.reportUpdate.updateMany({ where: { id: updateId, photoId: null }, data })).count === 1;
  }
  if (stepId !== null) {
    const where = { id: stepId, photoId: null, undoneAt: null };
    return (await transaction.reportEvent.updateMany({ where, data })).count === 1;
  }
  await putBackOwnPhoto(transaction, place, id);
  return true;
}

async function putBackOwnPhoto(transaction: Transaction, place: ReportPlace, photoId: string): Promise<void> {
  const reportId = place.report.id;
  const { position } = place;
  const { photoId: first } = await transaction.report.findUniqueOrThrow({
    where: { id: reportId },
    select: { photoId: true },
  });
  if (position !== null && first !== null) {
    await transaction.reportPhoto.create({ data: { photoId, reportId, position } });
    return;
  }
  const lowest = await transaction.reportPhoto.aggregate({ where: { reportId }, _min: { position: true } });
  await transaction.report.update({ where: { id: reportId }, data: { photoId } });
  if (first !== null) {
    const before = { photoId: first, reportId, position: (lowest._min.position ?? 2) - 1 };
    await transaction.reportPhoto.create({ data: before });
  }
}
