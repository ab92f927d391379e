import "server-only";
import "@/lib/server/decoders";
import sharp, { type Sharp } from "sharp";
import { InvalidInput, TooLarge, Unavailable, Unprocessable, Unsupported } from "@/lib/kernel/errors";
import type { EncodedPhoto } from "@/lib/photos/commands";
import { kindOfFile, MAX_PHOTO_PIXELS, PHOTO_MESSAGES } from "@/lib/photos/rules";
import { Turns } from "./turns";

const LARGE = 2048;
const SMALL = 640;
const QUALITY = { quality: 78, effort: 4 } as const;
const TIMEOUT_SECONDS = 15;

const AT_ONCE = 2;
const WAITING = 8;
const holder = globalThis as typeof globalThis & { sulurPhotoTurns?: Turns };

function turns(): Turns {
  holder.sulurPhotoTurns ??= new Turns(AT_ONCE, WAITING);
  return holder.sulurPhotoTurns;
}

/**
 * Makes the two WebP sizes of an upload: upright, in sRGB, on white where it was transparent, and without metadata.
 * @throws InvalidInput, Unsupported, TooLarge, Unprocessable, Unavailable, each saying how to mend it
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  if (bytes.byteLength === 0) throw new InvalidInput(PHOTO_MESSAGES.missing, { photo: PHOTO_MESSAGES.missing });
  const kind = kindOfFile(bytes.subarray(0, 16));
  if (kind === "heic") throw new Unsupported(PHOTO_MESSAGES.heic);
  if (kind === "other") throw new Unsupported(PHOTO_MESSAGES.unsupported);
  return turns().take(
    () => encode(bytes),
    () => new Unavailable(PHOTO_MESSAGES.busy),
  );
}

async function encode(bytes: Uint8Array): Promise<EncodedPhoto> {
  await assertOpenable(bytes);
  try {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize(LARGE, LARGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    const pixels = (): Sharp =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const large = await pixels().webp(QUALITY).toBuffer();
    const small = await pixels()
      .resize(SMALL, SMALL, { fit: "inside", withoutEnlargement: true })
      .webp(QUALITY)
      .toBuffer();
    return { width: info.width, height: info.height, files: { 2048: large, 640: small } };
  } catch (error) {
    if (error instanceof Error && /timeout/iu.test(error.message))
      throw new Unavailable(PHOTO_MESSAGES.busy, { cause: error });
    throw new Unprocessable(PHOTO_MESSAGES.broken, { cause: error });
  }
}

async function assertOpenable(bytes: Uint8Array): Promise<void> {
  let size: { width: number; height: number };
  try {
    // Reads the header only, so that a bomb is told apart from a broken file before a pixel is decoded.
    size = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new Unprocessable(PHOTO_MESSAGES.broken, { cause: error });
  }
  if (size.width * size.height > MAX_PHOTO_PIXELS) throw new TooLarge(PHOTO_MESSAGES.tooManyPixels);
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error", sequentialRead: true });
}
