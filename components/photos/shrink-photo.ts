import { BROWSER_PHOTO_SIDE, kindOfFile, PHOTO_MESSAGES } from "@/lib/photos/rules";
import { fitInto } from "./fit-into";

/** A file that cannot become a photo; the message says how to mend it. */
export class UnusablePhoto extends Error {}

const HEIC_MESSAGE =
  "Peramban ini tidak dapat membuka foto HEIC. Di iPhone, pilih Pengaturan > Kamera > Format > Paling Kompatibel lalu ambil ulang, atau pilih tangkapan layar dari foto itu.";
const WEBP_QUALITY = 0.8;
const JPEG_QUALITY = 0.82;

/**
 * Redraws a photo at 1600 px at most. Only pixels pass through a canvas, so position and camera stay behind.
 * @returns the file itself where the browser cannot redraw it; the server keeps nothing but its pixels either
 * @throws UnusablePhoto for a file that it cannot open
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
      assertNotBlank(pen, width, height);
    });
  } catch {
    return file;
  } finally {
    bitmap.close();
  }
}

/** Rows of a picture, as parts of its height, that are never all of one colour. */
const SAMPLED_ROWS = [0.2, 0.4, 0.6, 0.8];

/** For want of memory a canvas may draw nothing. A photo of one colour alone counts as blank, too. @throws UnusablePhoto */
function assertNotBlank(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const rows = SAMPLED_ROWS.map((part) => pen.getImageData(0, Math.floor(height * part), width, 1).data);
  const [first] = rows;
  const isBlank = rows.every((row) => row.every((value, at) => value === first?.[at % 4]));
  if (isBlank) throw new UnusablePhoto(PHOTO_MESSAGES.broken);
}

/** Some browsers give other pixels than were drawn, so that nobody is recognised by them. @throws UnusablePhoto */
function assertReadable(): void {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#336699";
    pen.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = pen?.getImageData(0, 0, 1, 1).data ?? [];
  if (red !== 0x33 || green !== 0x66 || blue !== 0x99) throw new UnusablePhoto(PHOTO_MESSAGES.broken);
}

/** A picture of this size as a small file. @throws UnusablePhoto where the browser cannot make one */
export async function drawnPhoto(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  assertReadable();
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
