import "server-only";
import "@/lib/server/decoders";
import sharp from "sharp";

const LONGEST_SIDE = 1600;

/** A stored photo for forms and chats that take no WebP. Metadata is not copied. */
export function photoJpeg(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
