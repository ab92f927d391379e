// Reads one upload in a process of its own, so that what kills a decoder, or makes it grow, kills nothing else. It knows no
// secret and no module of the app. In: the upload on stdin. Out: width, height and length of the large picture as 32-bit
// numbers, the 72 greys that its hash is computed from, then both pictures.
import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";

const QUALITY = { quality: 78, effort: 4 } as const;
/** Not 1, with which Node ends when this file itself fails. */
const BROKEN = 3;
const TOO_MANY_PIXELS = 4;
const END_OF_JPEG = Uint8Array.of(0xff, 0xd9);
/** The heaviest photos that the rules allow, interlaced with 16 bits or progressive in four inks, need 312 MB. */
const MAX_RESIDENT_BYTES = 384 * 1024 * 1024;
/** Twice what they need; files of thousands of scans or frames would take minutes. */
const MAX_CPU_MICROSECONDS = 6_000_000;
const LOOK_EVERY_MS = 20;
/** The parent ends us before; this is for the case that it died. */
const LAST_RESORT_MS = 30_000;

/** How each EXIF orientation becomes upright: mirrored left to right, then turned clockwise. */
const UPRIGHT: Record<number, { mirrored: boolean; degrees: number }> = {
  1: { mirrored: false, degrees: 0 },
  2: { mirrored: true, degrees: 0 },
  3: { mirrored: false, degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { mirrored: false, degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { mirrored: false, degrees: 270 },
};

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

// Where memory runs out, Linux then takes it from us, not from the server or the database.
if (process.platform === "linux") await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
const end = () => process.kill(process.pid, "SIGKILL");
setTimeout(end, LAST_RESORT_MS).unref();
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES || user + system > MAX_CPU_MICROSECONDS) end();
}, LOOK_EVERY_MS).unref();

const [maxPixels = 0, largeSide = 0, smallSide = 0, ...edges] = process.argv.slice(2).map(Number);

function inside(picture: Sharp, side: number): Sharp {
  return picture.resize(side, side, { fit: "inside", withoutEnlargement: true });
}

/** Decodes and shrinks the picture as it lies in the file; only the small result is turned, a whole photo has no memory for it. */
async function decode(upload: Buffer) {
  const { format, orientation = 1 } = await readHeader(upload);
  const { data, info } = await shrink(upload, "error").catch((error: unknown) => {
    if (format !== "jpeg") throw error;
    // A transfer that stops at the last two bytes has brought the whole picture; the decoder must not guess at any others.
    return shrink(Buffer.concat([upload, END_OF_JPEG]), "warning");
  });
  const { mirrored, degrees } = UPRIGHT[orientation] ?? { mirrored: false, degrees: 0 };
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .flop(mirrored)
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function readHeader(upload: Buffer) {
  const header = await sharp(upload, { limitInputPixels: false }).metadata();
  if (header.width * header.height > maxPixels) process.exit(TOO_MANY_PIXELS);
  return header;
}

function shrink(upload: Buffer, failOn: "error" | "warning") {
  return inside(sharp(upload, { limitInputPixels: maxPixels, failOn, sequentialRead: true }), largeSide)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Paints black over the pixels, of each box also those that it only touches. */
function cover(data: Buffer, { width, height, channels }: { width: number; height: number; channels: number }): void {
  for (let at = 0; at + 3 < edges.length; at += 4) {
    const [x = 0, y = 0, wide = 0, high = 0] = edges.slice(at, at + 4);
    const left = Math.floor(x * width);
    const right = Math.min(width, Math.ceil((x + wide) * width));
    const bottom = Math.min(height, Math.ceil((y + high) * height));
    for (let row = Math.floor(y * height); row < bottom; row += 1) {
      data.fill(0, (row * width + left) * channels, (row * width + right) * channels);
    }
  }
}

try {
  const { data, info } = await decode(await buffer(process.stdin));
  const { width, height, channels } = info;
  cover(data, info);
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const large = await pixels().webp(QUALITY).toBuffer();
  const shrunk = await inside(pixels(), smallSide).raw().toBuffer({ resolveWithObject: true });
  const smallPixels = () => sharp(shrunk.data, { raw: { ...shrunk.info } });
  const small = await smallPixels().webp(QUALITY).toBuffer();
  const grey = await smallPixels().greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  const head = Buffer.alloc(12);
  for (const [index, value] of [width, height, large.byteLength].entries()) head.writeUInt32LE(value, index * 4);
  process.stdout.write(Buffer.concat([head, grey, large, small]));
} catch {
  process.exitCode = BROKEN;
}
