import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";
import { addPhoto, type EncodedPhoto } from "./commands";
import { PHOTO_MESSAGES, PHOTO_SIZES, photoFile } from "./rules";
import type { PhotoView } from "./view";

/** What a copy is made from. */
export const COPIED_PHOTO = {
  id: true,
  width: true,
  height: true,
  hash: true,
  cameraAt: true,
  cameraLatitude: true,
  cameraLongitude: true,
} as const satisfies Prisma.PhotoSelect;
type PhotoRow = Prisma.PhotoGetPayload<{ select: typeof COPIED_PHOTO }>;

/**
 * The same picture once more, as the actor's own: one photo stands in one place only.
 * @throws NotFound when its files are gone
 */
export async function copyPhoto(ctx: Ctx, { id, width, height, hash, ...camera }: PhotoRow): Promise<PhotoView> {
  const files: Partial<EncodedPhoto["files"]> = {};
  for (const size of PHOTO_SIZES) {
    const bytes = await ctx.photos.get(photoFile(id, size));
    if (bytes === null) throw new NotFound(PHOTO_MESSAGES.notFound);
    files[size] = bytes;
  }
  return addPhoto(ctx, { width, height, hash, camera, files: files as EncodedPhoto["files"] });
}
