import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { addPhoto, type EncodedPhoto } from "./commands";
import { PHOTO_MESSAGES, PHOTO_SIZES, photoFile } from "./rules";
import type { PhotoView } from "./view";

/**
 * The same picture once more, as the actor's own: one photo stands in one place only.
 * @throws NotFound when its files are gone
 */
export async function copyPhoto(
  ctx: Ctx,
  { id, width, height, hash }: { id: string; width: number; height: number; hash: bigint | null },
): Promise<PhotoView> {
  const files: Partial<EncodedPhoto["files"]> = {};
  for (const size of PHOTO_SIZES) {
    const bytes = await ctx.photos.get(photoFile(id, size));
    if (bytes === null) throw new NotFound(PHOTO_MESSAGES.notFound);
    files[size] = bytes;
  }
  return addPhoto(ctx, { width, height, hash, files: files as EncodedPhoto["files"] });
}
