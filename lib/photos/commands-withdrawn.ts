import "server-only";
import { createHash } from "node:crypto";
import { finalBefore } from "@/lib/desk/rules";
import { type Actor, isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput, NotFound } from "@/lib/kernel/errors";
import type { Database, Transaction } from "@/prisma/client";
import { IS_UNUSED } from "./rows";
import { PHOTO_MESSAGES, photoFile } from "./rules";

/** Hash of the large size, in base64url. The same upload gives the same file. */
export function hashFile(file: Uint8Array): string {
  return createHash("sha256").update(file).digest("base64url");
}

/**
 * Refuses a file that staff have covered or removed where everybody could see it. Files of photos that were never public
 * are not refused: that would reveal to their owner that somebody has sent them. Staff may use a file again, since a
 * picture of somebody's event may have been removed because another person misused it.
 * @throws InvalidInput
 */
export async function assertNotWithdrawn(
  db: Database | Transaction,
  actor: Actor,
  fileHash: string | null,
): Promise<void> {
  if (fileHash === null || isStaff(actor) || (await db.withdrawnFile.count({ where: { hash: fileHash } })) === 0)
    return;
  throw new InvalidInput(PHOTO_MESSAGES.withdrawn, { photo: PHOTO_MESSAGES.withdrawn });
}

/** The hash of a photo's file. Photos of the same size from before there were hashes get theirs. @throws NotFound */
export async function findFileHash(ctx: Ctx, id: string): Promise<string> {
  const unhashed = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT photos.id FROM photos JOIN photos AS known USING (bytes, width, height)
    WHERE known.id = ${id}::uuid AND photos.file_hash IS NULL`;
  for (const photo of unhashed) await storeFileHash(ctx, photo.id);
  const photo = await ctx.db.photo.findUnique({ where: { id }, select: { fileHash: true } });
  if (!photo?.fileHash) throw new NotFound(PHOTO_MESSAGES.notFound);
  return photo.fileHash;
}

/** A photo whose file is gone gets its own id, so that it is like no other and not read again. */
async function storeFileHash(ctx: Ctx, id: string): Promise<void> {
  const file = await ctx.photos.get(photoFile(id, 2048));
  await ctx.db.photo.updateMany({ where: { id }, data: { fileHash: file === null ? id : hashFile(file) } });
}

/** Hashes files of photos from before there were hashes. @returns how many @throws Unavailable while the storage is */
export async function hashOldFiles(ctx: Ctx, batch = 50): Promise<number> {
  const photos = await ctx.db.photo.findMany({ where: { fileHash: null }, take: batch, select: { id: true } });
  for (const { id } of photos) await storeFileHash(ctx, id);
  return photos.length;
}

/** Shown photos with this file, as many as `limit`. */
export async function findShownCopies(db: Database, fileHash: string, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM photos WHERE file_hash = ${fileHash} AND withdrawn_at IS NULL AND NOT (${IS_UNUSED})
      AND NOT EXISTS (SELECT FROM photo_changes WHERE photo_id = photos.id)
    ORDER BY id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

interface Withdrawal {
  fileHash: string;
  /** Copies that the same transaction replaces or removes. */
  ids: readonly string[];
  /** Whether everybody could see one of them. */
  wasPublic: boolean;
  /** The covered photo; null where copies are removed. */
  replacementId: string | null;
  at: Date;
}

/**
 * Refuses a file from now on and hides the copies that are left to `replaceWithdrawnCopies`. Before its copies are
 * replaced, since afterwards nothing says whether they were public.
 * @returns the number of copies that are left
 */
export async function withdrawFile(
  transaction: Transaction,
  { fileHash, ids, wasPublic, replacementId, at }: Withdrawal,
): Promise<number> {
  if (wasPublic) {
    const data = [{ hash: fileHash, createdAt: at }];
    await transaction.withdrawnFile.createMany({ data, skipDuplicates: true });
  }
  return transaction.$executeRaw`
    UPDATE photos SET withdrawn_at = ${at}, replacement_id = ${replacementId}::uuid
    WHERE file_hash = ${fileHash} AND id <> ALL(${[...ids]}::uuid[]) AND withdrawn_at IS NULL AND NOT (${IS_UNUSED})
      AND NOT EXISTS (SELECT FROM photo_changes WHERE photo_id = photos.id)`;
}

/** Takes `withdrawFile` back. @param at the moment of the withdrawal */
export async function allowFile(transaction: Transaction, fileHash: string | null, at: Date): Promise<void> {
  if (fileHash === null) return;
  await transaction.withdrawnFile.deleteMany({ where: { hash: fileHash, createdAt: at } });
  await transaction.photo.updateMany({
    where: { fileHash, withdrawnAt: at },
    data: { withdrawnAt: null, replacementId: null },
  });
}

/** Hidden copies that a row still names, once that can no longer be undone. */
export async function findWithdrawnCopies(
  { db, now }: Pick<Ctx, "db" | "now">,
  limit: number,
): Promise<{ id: string; replacementId: string | null }[]> {
  return db.$queryRaw`
    SELECT id, replacement_id AS "replacementId" FROM photos
    WHERE withdrawn_at < ${finalBefore(now())} AND NOT (${IS_UNUSED})
      AND NOT EXISTS (SELECT FROM photo_changes WHERE photo_id = photos.id)
    ORDER BY withdrawn_at, id LIMIT ${limit}`;
}
