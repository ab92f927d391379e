import fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { isSulurError } from "@/lib/kernel/errors";
import { MAX_PHOTO_PIXELS, PHOTO_MESSAGES } from "@/lib/photos/rules";
import { type Bomb, bombs, orientationExif } from "@/scripts/proofs/attack/bombs";
import { encodePhoto, readPhoto } from "./encode";
import { orientationOf } from "./photo-file";

const FORMATS = ["jpeg", "png", "webp"] as const;
const STARTS = ["\u00FF\u00D8\u00FF", "\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "RIFF\0\0\0\0WEBPVP8 "];

function noise(width = 90, height = 60) {
  const look = { type: "gaussian", mean: 120, sigma: 50 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000", noise: look } });
}

/** What is left of a file, as the decoder gets it. */
const cleaned = (bytes: Uint8Array) => Buffer.concat(readPhoto(bytes).parts);
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

function outcome(bytes: Uint8Array): "taken" | "refused" {
  try {
    const { width, height, parts } = readPhoto(bytes);
    expect(width * height).toBeLessThanOrEqual(MAX_PHOTO_PIXELS);
    expect(Buffer.concat(parts).byteLength).toBeLessThanOrEqual(bytes.byteLength + 40);
    return "taken";
  } catch (error) {
    if (isSulurError(error)) return "refused";
    throw error;
  }
}

describe("an upload, read before any decoder sees it", () => {
  it("is taken or refused, whatever its bytes are", () => {
    const anything = fc.tuple(fc.constantFrom("", ...STARTS), fc.uint8Array({ maxLength: 400 }));
    fc.assert(
      fc.property(anything, ([start, rest]) => {
        outcome(Buffer.concat([Buffer.from(start, "latin1"), rest]));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(FORMATS)("is taken or refused, wherever a %s was changed or cut", async (format) => {
    const file = await noise(20, 20).withMetadata({ orientation: 3 }).withIccProfile("p3").toFormat(format).toBuffer();
    const place = fc.nat(file.byteLength - 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 4 }), place, (changes, length) => {
        const copy = Buffer.from(file);
        for (const [at, value] of changes) copy[at] = value;
        outcome(copy);
        outcome(copy.subarray(0, length));
      }),
      { numRuns: 1_500 },
    );
  });

  it.each(FORMATS)("has the same pixels as a %s, without its metadata", async (format) => {
    const file = await noise()
      .withMetadata({ orientation: 8 })
      .withExifMerge({ IFD0: { Make: "Kamera" } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${"Kamera ".repeat(2_000)}</x:xmpmeta>`)
      .toFormat(format)
      .toBuffer();
    const photo = readPhoto(file);
    expect([photo.width, photo.height, photo.orientation]).toEqual([90, 60, 8]);
    const left = cleaned(file);
    expect(left.includes("Kamera")).toBe(false);
    expect(await pixelsOf(left)).toEqual(await pixelsOf(await sharp(file).keepIccProfile().toFormat("png").toBuffer()));
  });

  it("has the same pixels as a progressive JPEG, an interlaced PNG, one with a palette, and a lossless WebP", async () => {
    for (const file of [
      await noise().jpeg({ progressive: true }).toBuffer(),
      await noise().png({ progressive: true }).toBuffer(),
      await noise().png({ palette: true }).toBuffer(),
      await noise().webp({ lossless: true }).toBuffer(),
      await noise().ensureAlpha(0.4).webp().toBuffer(),
      await noise().ensureAlpha(0.4).webp({ lossless: true }).toBuffer(),
    ]) {
      expect(await pixelsOf(cleaned(file))).toEqual(await pixelsOf(file));
    }
  });

  it.each(FORMATS)("keeps a small colour profile of a %s", async (format) => {
    const file = await noise().withIccProfile("p3").toFormat(format).toBuffer();
    const { icc } = await sharp(file).metadata();
    expect((await sharp(cleaned(file)).metadata()).icc).toEqual(icc);
  });

  it("tells how the camera was held, in both byte orders, and takes nonsense for upright", () => {
    const big = Buffer.from("4d4d002a00000008000101120003000000010006000000000000", "hex");
    expect(orientationOf(big)).toBe(6);
    expect(orientationOf(Buffer.concat([Buffer.from("Exif\0\0"), orientationExif(5)]))).toBe(5);
    for (const nonsense of [orientationExif(0), orientationExif(9), big.subarray(0, 12), new Uint8Array()]) {
      expect(orientationOf(nonsense)).toBe(1);
    }
    const itself = Buffer.from(big).fill(Buffer.from([0xff, 0xff, 0xff, 0xff]), 4, 8);
    expect(orientationOf(itself)).toBe(1);
  });

  it("takes the first picture of an animated WebP and of a phone's several pictures in one JPEG", async () => {
    const frames = Buffer.alloc(40 * 80 * 3, 10).fill(200, 40 * 40 * 3);
    const animated = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ lossless: true, loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    expect(await pixelsOf(cleaned(animated))).toEqual(Buffer.alloc(40 * 40 * 3, 10));
    const first = await noise().jpeg().toBuffer();
    expect(cleaned(Buffer.concat([first, await noise().jpeg().toBuffer()]))).toEqual(cleaned(first));
  });
});

describe("a file that is made to fill a server", () => {
  let all: Bomb[];
  beforeAll(async () => {
    all = await bombs();
  }, 60_000);

  it("is refused, or loses what it was made for, in a moment and without being inflated", () => {
    const before = process.memoryUsage().rss;
    for (const { name, bytes } of all) {
      expect(bytes.byteLength, name).toBeLessThan(10 * 1024 * 1024);
      const began = process.threadCpuUsage();
      outcome(bytes);
      // Of its own work: a machine may be busy with something else.
      expect(process.threadCpuUsage(began).user / 1000, name).toBeLessThan(500);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it("has no text, profile, frame or metadata left that a decoder would open", () => {
    for (const { name, bytes } of all) {
      if (outcome(bytes) === "refused" || !/zTXt|iTXt|tEXt|iCCP|ICC|EXIF|eXIf|XMP/u.test(name)) continue;
      expect(cleaned(bytes).byteLength, name).toBeLessThan(2_000);
    }
  });

  it("fills neither this process nor its own, sent again and again", async () => {
    const texts = all.find(({ name }) => name.includes("50 zTXt"))?.bytes ?? new Uint8Array();
    const before = process.memoryUsage().rss;
    for (let time = 0; time < 4; time += 1) expect((await encodePhoto(texts)).width).toBe(10);
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  it("is told apart by what is wrong with it", () => {
    const messageOf = (part: string) => {
      const bomb = all.find(({ name }) => name.includes(part));
      try {
        readPhoto(bomb?.bytes ?? new Uint8Array());
      } catch (error) {
        return error instanceof Error ? error.message : "";
      }
      return "";
    };
    expect(messageOf("1.000 pindaian")).toBe(PHOTO_MESSAGES.tooHeavy);
    expect(messageOf("12.000 × 12.000")).toBe(PHOTO_MESSAGES.tooManyPixels);
    expect(messageOf("65.500 × 65.500")).toBe(PHOTO_MESSAGES.tooManyPixels);
  });
});
