import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCarbonCard } from "./carbon-card";

test("draws a JPEG of 1200 × 630 below 300 KB", async () => {
  const picture = await drawCarbonCard();
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.byteLength).toBeLessThan(300_000);
});
