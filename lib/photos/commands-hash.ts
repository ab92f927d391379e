import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { photoFile } from "./rules";
import { differenceHash, NO_HASH } from "./rules-hash";

/** Shrinks a stored picture to the greys of `HASH_GRID`; null for one that cannot be read. */
export type ReadGrey = (picture: Uint8Array) => Promise<Uint8Array | null>;

const AT_ONCE = 50;

/**
 * Computes the hashes of photos from before there were any. What cannot be read is like no other, so that it is not read
 * again. @returns how many @throws Unavailable while the storage does not answer
 */
export async function hashOldPhotos(ctx: Ctx, readGrey: ReadGrey, batch = AT_ONCE): Promise<number> {
  const photos = await ctx.db.photo.findMany({
    where: { hash: null },
    orderBy: { id: "asc" },
    take: batch,
    select: { id: true },
  });
  for (const { id } of photos) {
    const picture = await ctx.photos.get(photoFile(id, 640));
    const grey = picture && (await readGrey(picture));
    await ctx.db.photo.updateMany({ where: { id, hash: null }, data: { hash: grey ? differenceHash(grey) : NO_HASH } });
  }
  return photos.length;
}
