import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { COPIED_PHOTO, copyPhoto, removePutAside } from "@/lib/photos/commands";
import { findWithdrawnCopies } from "@/lib/photos/commands-withdrawn";
import { columnsOf, lockReportsOf, recordChange, tagsOf } from "./commands";
import { replacePhoto, takeOutPhoto } from "./commands-place";
import { type PlacedPhoto, placedPhotos } from "./rows";

const AT_ONCE = 50;
/** Limit of one run, so that other jobs are not late. */
const MOST = 500;

/** Covers or removes the hidden copies that one press of staff left, each in a transaction of its own. @returns how many */
export async function replaceWithdrawnCopies(ctx: Ctx): Promise<number> {
  let done = 0;
  while (done < MOST) {
    const before = done;
    for (const { id, replacementId } of await findWithdrawnCopies(ctx, AT_ONCE)) {
      const [shown] = await placedPhotos(ctx.db, [id]);
      if (shown && (await replaceCopy(ctx, shown, replacementId))) done += 1;
    }
    if (done === before) break;
  }
  return done;
}

async function replaceCopy(ctx: Ctx, shown: PlacedPhoto, replacementId: string | null): Promise<boolean> {
  const { id, place } = shown;
  const newPhotoId = replacementId === null ? null : await copyFor(ctx, shown, replacementId);
  const isReplaced = await ctx.transaction(async (transaction) => {
    await lockReportsOf(transaction, [place]);
    const changed =
      newPhotoId === null
        ? await takeOutPhoto(transaction, place, id)
        : await replacePhoto(transaction, place, id, newPhotoId);
    if (!changed) return false;
    await transaction.photoChange.create({
      data: { photoId: id, newPhotoId, ...columnsOf(ctx, place), createdAt: ctx.now() },
    });
    await recordChange(ctx, transaction, newPhotoId === null ? "report.photo_removed" : "report.photo_covered", place);
    return true;
  });
  if (isReplaced) ctx.expire(...tagsOf(place));
  else if (newPhotoId !== null) await removePutAside(ctx, [newPhotoId]);
  return isReplaced;
}

/** @returns null where the covered photo is gone */
async function copyFor(ctx: Ctx, { ownerKey, camera }: PlacedPhoto, replacementId: string): Promise<string | null> {
  const covered = await ctx.db.photo.findUnique({ where: { id: replacementId }, select: COPIED_PHOTO });
  if (covered === null) return null;
  try {
    return (await copyPhoto(ctx, { ...covered, ...camera }, ownerKey)).id;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
