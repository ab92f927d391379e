import sharp from "sharp";
import { expect, test } from "vitest";
import { mapPanel } from "./map-panel";
import { drawMapStrip } from "./map-strip";

const BANTUL = { latitude: -7.845, longitude: 110.466 };

test("a strip is a small PNG with a pin in its middle and names beside it", async () => {
  const strip = await drawMapStrip(BANTUL);
  expect(await sharp(strip).metadata()).toMatchObject({ format: "png", width: 1120, height: 192 });
  expect(strip.byteLength).toBeLessThan(30_000);
  const ground = await mapPanel(BANTUL, { width: 1120, height: 192, zoom: 10, pin: 0.55 });
  const inkOf = async (picture: Buffer, left: number) => {
    const part = await sharp(picture).extract({ left, top: 0, width: 430, height: 192 }).greyscale().raw().toBuffer();
    return part.filter((shade) => shade < 90).length;
  };
  expect((await inkOf(strip, 0)) + (await inkOf(strip, 690)), "letters").toBeGreaterThan(
    (await inkOf(ground, 0)) + (await inkOf(ground, 690)) + 100,
  );
  const pin = await sharp(strip).extract({ left: 552, top: 66, width: 16, height: 8 }).removeAlpha().raw().toBuffer();
  const [red = 0, , blue = 0] = pin;
  expect(red - blue, "red").toBeGreaterThan(60);
});
