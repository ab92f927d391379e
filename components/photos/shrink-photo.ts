import { BROWSER_PHOTO_SIDE, kindOfFile, PHOTO_MESSAGES } from "@/lib/photos/rules";
import { fitInto } from "./file-size";

/** A file that cannot become a photo; the message says how to mend it. */
export class UnusablePhoto extends Error {}

const HEIC_MESSAGE =
  "Peramban ini tidak dapat membuka foto HEIC. Di iPhone, pilih Pengaturan > Kamera > Format > Paling Kompatibel lalu ambil ulang, atau pilih tangkapan layar dari foto itu.";
const WEBP_QUALITY = 0.8;
const JPEG_QUALITY = 0.82;

/**
 * Redraws a photo at 1600 px at most. Only pixels pass through a canvas, so position and camera stay behind.
 * @throws UnusablePhoto
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const { width, height } = fitInto(bitmap.width, bitmap.height, BROWSER_PHOTO_SIDE);
    return await drawnPhoto(width, height, (pen) => {
      pen.imageSmoothingQuality = "high";
      pen.fillStyle = "#ffffff";
      pen.fillRect(0, 0, width, height);
      pen.drawImage(bitmap, 0, 0, width, height);
    });
  } finally {
    bitmap.close();
  }
}

/** A picture of this size as a small file. @throws UnusablePhoto where the browser cannot make one */
export async function drawnPhoto(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new UnusablePhoto(PHOTO_MESSAGES.broken);
  draw(pen);
  const webp = await encode(canvas, "image/webp", WEBP_QUALITY);
  // Safari cannot write WebP and answers with PNG, which would be many times larger.
  const file = webp?.type === "image/webp" ? webp : await encode(canvas, "image/jpeg", JPEG_QUALITY);
  if (!file) throw new UnusablePhoto(PHOTO_MESSAGES.broken);
  return file;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new UnusablePhoto(await whyUnreadable(file));
  }
}

async function whyUnreadable(file: Blob): Promise<string> {
  const head = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return "Berkas ini tidak dapat dibaca dari perangkat Anda. Pilih lagi fotonya.";
  const kind = kindOfFile(new Uint8Array(head));
  if (kind === "heic") return HEIC_MESSAGE;
  return kind === "other" ? PHOTO_MESSAGES.unsupported : PHOTO_MESSAGES.broken;
}
