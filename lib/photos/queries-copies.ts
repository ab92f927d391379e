import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import type { Database, Transaction } from "@/prisma/client";
import { IS_UNUSED } from "./rows";
import { PHOTO_MESSAGES, photoFile } from "./rules";

interface Compared {
  /** Photos with the same file. */
  copies: string[];
  /** Photos of the same size with another file. */
  others: string[];
}

/**
 * Compares a photo with all of its size that are shown somewhere. The same file is a copy, be it one that Sulur made or
 * the same picture sent twice; photos of earlier versions are found as well, since nothing but their size is needed.
 * @throws NotFound when the photo's file is gone
 */
export async function compareFiles(ctx: Ctx, id: string): Promise<Compared> {
  const original = await ctx.photos.get(photoFile(id, 2048));
  if (original === null) throw new NotFound(PHOTO_MESSAGES.notFound);
  const compared: Compared = { copies: [], others: [] };
  for (const other of await photosOfSameSize(ctx.db, [id])) {
    const file = await ctx.photos.get(photoFile(other, 2048));
    const isCopy = file !== null && Buffer.compare(original, file) === 0;
    compared[isCopy ? "copies" : "others"].push(other);
  }
  return compared;
}

/** Shown photos with as many bytes and pixels as one of these. */
export async function photosOfSameSize(db: Database | Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT photos.id FROM photos JOIN photos AS known USING (bytes, width, height)
    WHERE known.id = ANY(${[...ids]}::uuid[]) AND photos.id <> ALL(${[...ids]}::uuid[]) AND NOT (${IS_UNUSED})
      AND NOT EXISTS (SELECT FROM photo_changes WHERE photo_changes.photo_id = photos.id)`;
  return rows.map(({ id }) => id);
}
