import "server-only";
import "@/lib/server/decoders";
import sharp from "sharp";
import { HASH_GRID } from "@/lib/photos/rules-hash";

/** What the hash of a picture of our own storage is computed from, as `encode-process.ts` does; null when it is broken. */
export async function greyOf(picture: Uint8Array): Promise<Uint8Array | null> {
  try {
    // Decoded whole: a decoder that shrinks by itself gives other greys.
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return await sharp(data, { raw: { width, height, channels } })
      .greyscale()
      .resize(HASH_GRID.width, HASH_GRID.height, { fit: "fill" })
      .raw()
      .toBuffer();
  } catch {
    return null;
  }
}
