import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { isSulurError } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { encodePhoto } from "./encode";
import { type Bomb, bombs, chunk, orientationExif, png, riff, riffChunk } from "./test-bombs";

const MEGABYTE = 1024 * 1024;
const SIDES = { width: 90, height: 60 };
const FORMATS = ["jpeg", "png", "webp"] as const;

function noise() {
  const look = { type: "gaussian", mean: 120, sigma: 50 } as const;
  return sharp({ create: { ...SIDES, channels: 3, background: "#000", noise: look } });
}

/** By a part of a file's name. */
const REASONS: readonly [string, string][] = [
  ["50 zTXt", PHOTO_MESSAGES.tooHeavy],
  ["50 iTXt", PHOTO_MESSAGES.tooHeavy],
  ["12.000 × 12.000", PHOTO_MESSAGES.tooManyPixels],
  ["65.500 × 65.500", PHOTO_MESSAGES.tooManyPixels],
  ["16.384 × 16.384", PHOTO_MESSAGES.broken],
  ["kanvas 16 juta", PHOTO_MESSAGES.broken],
];

/** @returns the message of a refusal; null for a photo that is taken */
async function refusalOf(bytes: Uint8Array): Promise<string | null> {
  try {
    await encodePhoto(bytes);
    return null;
  } catch (error) {
    if (isSulurError(error)) return error.message;
    throw error;
  }
}

const pixelsOf = async (bytes: Uint8Array) =>
  sharp((await encodePhoto(bytes)).files[2048])
    .raw()
    .toBuffer();

describe("a file that is made to fill a server", () => {
  let all: Bomb[];
  beforeAll(async () => {
    all = await bombs();
  }, 60_000);

  it("is encoded, or refused for its reason, and this process holds little for it", async () => {
    const before = process.memoryUsage().rss;
    let most = 0;
    for (const { name, bytes } of all) {
      expect(bytes.byteLength, name).toBeLessThan(10 * MEGABYTE);
      const reason = REASONS.find(([part]) => name.includes(part))?.[1];
      expect(reason ? [reason] : [null, ...Object.values(PHOTO_MESSAGES)], name).toContain(await refusalOf(bytes));
      most = Math.max(most, process.memoryUsage().rss);
    }
    expect(most - before).toBeLessThan(64 * MEGABYTE);
  }, 120_000);

  it("ends its decoder long before the decoder's last resort of 30 seconds", () => {
    const input = all.find(({ name }) => name.includes("170.000 bingkai"))?.bytes;
    const began = performance.now();
    const { signal } = spawnSync(process.execPath, ["lib/server/photos/encode-process.ts", "24500000", "99", "9"], {
      input,
    });
    expect(signal).toBe("SIGKILL");
    expect(performance.now() - began).toBeLessThan(25_000);
  }, 60_000);

  it("leaves the next photo alone", async () => {
    const texts = all.find(({ name }) => name.includes("50 zTXt"))?.bytes ?? new Uint8Array();
    const [first, second, photo] = await Promise.all([
      refusalOf(texts),
      refusalOf(texts),
      encodePhoto(await noise().jpeg().toBuffer()),
    ]);
    expect([first, second, photo.width]).toEqual([PHOTO_MESSAGES.tooHeavy, PHOTO_MESSAGES.tooHeavy, SIDES.width]);
  });
});

describe("a strange file", () => {
  it.each(FORMATS)(
    "is encoded or refused, wherever a %s was changed or cut",
    async (format) => {
      const file = await noise().withMetadata({ orientation: 3 }).withIccProfile("p3").toFormat(format).toBuffer();
      for (let number = 1; number <= 3; number += 1) {
        const at = Math.floor((file.byteLength * number) / 4);
        const changed = Buffer.from(file).fill(number * 37, at, at + 3);
        await Promise.all([refusalOf(changed), refusalOf(changed.subarray(0, at))]);
      }
    },
    60_000,
  );

  it("of 60,000 × 60,000 pixels in a few kilobytes is too large", async () => {
    const bomb = png({ width: 60_000, height: 60_000, depth: 1, colour: 0 });
    expect(await refusalOf(bomb)).toBe(PHOTO_MESSAGES.tooManyPixels);
  });

  it("is broken when a WebP's canvas is not as large as its picture", async () => {
    const canvas = Buffer.alloc(10);
    canvas.writeUIntLE(4_000 - 1, 4, 3);
    canvas.writeUIntLE(4_000 - 1, 7, 3);
    const picture = (await noise().webp().toBuffer()).subarray(12);
    expect(await refusalOf(riff(riffChunk("VP8X", canvas), picture))).toBe(PHOTO_MESSAGES.broken);
  });

  it("is upright when it says nonsense of how the camera was held", async () => {
    for (const orientation of [0, 9]) {
      const photo = await encodePhoto(png(SIDES, chunk("eXIf", orientationExif(orientation))));
      expect([photo.width, photo.height]).toEqual([SIDES.width, SIDES.height]);
    }
    const turned = await encodePhoto(png(SIDES, chunk("eXIf", orientationExif(6))));
    expect([turned.width, turned.height]).toEqual([SIDES.height, SIDES.width]);
  });

  it("shows its first picture: of an animated WebP, and of a phone's several pictures in one JPEG", async () => {
    const frames = Buffer.alloc(40 * 80 * 3, 10).fill(200, 40 * 40 * 3);
    const animated = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
      .webp({ lossless: true, loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    const { width, height } = await encodePhoto(animated);
    expect([width, height]).toEqual([40, 40]);
    expect(Math.max(...(await pixelsOf(animated)))).toBeLessThan(20);
    const first = await noise().jpeg().toBuffer();
    const both = Buffer.concat([first, await noise().jpeg().toBuffer()]);
    expect(await encodePhoto(both)).toEqual(await encodePhoto(first));
  });
});
