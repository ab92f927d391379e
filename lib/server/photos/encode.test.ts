import { spawn, spawnSync } from "node:child_process";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { InvalidInput, TooLarge, Unprocessable, Unsupported } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { encodePhoto } from "./encode";

const PROGRAM = "lib/server/photos/encode-process.ts";

vi.mock("node:child_process", { spy: true });

function picture(width: number, height: number, channels: 3 | 4 = 3) {
  const background = channels === 4 ? { r: 0, g: 0, b: 0, alpha: 0 } : { r: 200, g: 60, b: 40 };
  return sharp({ create: { width, height, channels, background } });
}

const GPS = {
  GPSLatitudeRef: "N",
  GPSLatitude: "3/1 35/1 1776/100",
  GPSLongitudeRef: "E",
  GPSLongitude: "98/1 40/1 30/1",
};

describe("encodePhoto", () => {
  it.each(["jpeg", "png", "webp"] as const)("makes two WebP sizes of a %s", async (format) => {
    const encoded = await encodePhoto(await picture(3000, 1500).toFormat(format).toBuffer());
    expect([encoded.width, encoded.height]).toEqual([2048, 1024]);
    const small = await sharp(encoded.files[640]).metadata();
    expect([small.format, small.width, small.height]).toEqual(["webp", 640, 320]);
    const large = await sharp(encoded.files[2048]).metadata();
    expect([large.format, large.width, large.height]).toEqual(["webp", 2048, 1024]);
  });

  it("paints boxes black in both sizes, out to the pixels that they only touch, and nothing else", async () => {
    const upload = await picture(1000, 500).png().toBuffer();
    const { files } = await encodePhoto(upload, [{ x: 0.25, y: 0.5, width: 0.2504, height: 0.5 }]);
    for (const file of Object.values(files)) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      const red = (x: number, y: number) =>
        data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3] ?? 0;
      for (const x of [0.26, 0.35, 0.49]) for (const y of [0.52, 0.75, 0.99]) expect(red(x, y)).toBeLessThan(12);
      for (const [x, y] of [
        [0.1, 0.75],
        [0.6, 0.75],
        [0.35, 0.4],
      ] as const)
        expect(red(x, y)).toBeGreaterThan(180);
    }
  });

  it.each([false, true])(
    "takes a JPEG without its last one or two bytes for whole, progressive: %s",
    async (progressive) => {
      const file = await picture(300, 200).jpeg({ progressive }).toBuffer();
      const whole = await encodePhoto(file);
      for (const missing of [1, 2]) expect(await encodePhoto(file.subarray(0, -missing))).toEqual(whole);
      for (const missing of [3, 40, 200]) {
        const cut = file.subarray(0, -missing);
        await expect(encodePhoto(cut), `${missing} bytes`).rejects.toThrow(PHOTO_MESSAGES.broken);
      }
    },
  );

  it("never enlarges", async () => {
    const encoded = await encodePhoto(await picture(100, 50).jpeg().toBuffer());
    expect([encoded.width, encoded.height]).toEqual([100, 50]);
  });

  it("turns the picture upright and drops position, camera and colour profile", async () => {
    const upload = await picture(400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Kamera" }, IFD3: GPS })
      .jpeg()
      .toBuffer();
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const encoded = await encodePhoto(upload);
    expect([encoded.width, encoded.height]).toEqual([200, 400]);
    for (const file of Object.values(encoded.files)) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(Buffer.from(file).includes("Kamera")).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("turns orientation %i upright as a viewer would", async (orientation) => {
    const corner = { create: { width: 20, height: 10, channels: 3, background: "#ffffff" } } as const;
    const upload = await picture(60, 40)
      .composite([{ input: corner, left: 0, top: 0 }])
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const expected = await sharp(upload).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const encoded = await encodePhoto(upload);
    expect([encoded.width, encoded.height]).toEqual([expected.info.width, expected.info.height]);
    const pixels = await sharp(encoded.files[2048]).raw().toBuffer();
    const differences = pixels.map((value, index) => Math.abs(value - (expected.data[index] ?? 0)));
    expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(6);
  });

  it.each(["jpeg", "png", "webp"] as const)(
    "shows the colours of a phone's wide gamut as they are (%s)",
    async (format) => {
      const upload = await picture(40, 40).withIccProfile("p3").toFormat(format, { quality: 100 }).toBuffer();
      const { data } = await sharp((await encodePhoto(upload)).files[2048])
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const [index, value] of [200, 60, 40].entries())
        expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(9);
    },
  );

  it("refuses what its decoder dies of, tells it no secret, and takes the next photo", async () => {
    vi.stubEnv("AUTH_SECRET", "rahasia");
    const upload = await picture(10, 10).jpeg().toBuffer();
    const real = vi.mocked(spawn).getMockImplementation();
    vi.mocked(spawn).mockImplementationOnce((_command, _parameters, options) => {
      expect(JSON.stringify(options)).not.toContain("rahasia");
      return (real ?? spawn)("/bin/sh", ["-c", "kill -9 $$"], options);
    });
    await expect(encodePhoto(upload)).rejects.toThrow(PHOTO_MESSAGES.tooHeavy);
    expect((await encodePhoto(upload)).width).toBe(10);
    vi.unstubAllEnvs();
  });

  it("puts transparent pictures on white and greyscale ones into colour", async () => {
    const clear = await encodePhoto(await picture(10, 10, 4).png().toBuffer());
    const { data, info } = await sharp(clear.files[640]).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect(Math.min(...data)).toBeGreaterThan(250);
    const grey = await encodePhoto(await picture(10, 10).greyscale().jpeg().toBuffer());
    expect(grey.width).toBe(10);
  });

  it("refuses an empty body with 400", async () => {
    await expect(encodePhoto(new Uint8Array())).rejects.toThrow(InvalidInput);
  });

  it("refuses a text that is named like a photo", async () => {
    const attempt = encodePhoto(Buffer.from("Ini bukan foto, hanya teks bernama foto.jpg"));
    await expect(attempt).rejects.toThrow(Unsupported);
    await expect(attempt).rejects.toThrow(/bukan foto JPEG, PNG, atau WebP/u);
  });

  it("tells how to mend a HEIC photo", async () => {
    await expect(encodePhoto(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).rejects.toThrow(/JPEG/u);
  });

  it.each(["jpeg", "png", "webp"] as const)("refuses a truncated %s", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#777", noise } })
      .toFormat(format)
      .toBuffer();
    await expect(encodePhoto(whole.subarray(0, Math.floor(whole.length * 0.6)))).rejects.toThrow(Unprocessable);
    await expect(encodePhoto(whole.subarray(0, 20))).rejects.toThrow(Unprocessable);
  });

  it("refuses an image bomb by its header, without decoding it", async () => {
    const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    await expect(encodePhoto(bomb)).rejects.toThrow(TooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each(["gif", "tiff"] as const)("cannot reach the %s decoder, even past the first check", async (format) => {
    const input = await picture(5, 5).toFormat(format).toBuffer();
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "1000", "100", "10"], { input });
    expect([status, stdout.byteLength]).toEqual([3, 0]);
  });
});
