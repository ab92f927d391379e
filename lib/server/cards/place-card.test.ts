import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPlaceCard } from "./place-card";

test("draws a JPEG of 1200 × 630 below 300 KB", async () => {
  const place = {
    name: "Kebun Raya Bogor 🌿",
    kind: "kebun_raya",
    area: "Kota Bogor, Jawa Barat",
    closed: false,
  } as const;
  const picture = await drawPlaceCard(place, null);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(picture.byteLength).toBeLessThan(300_000);
});
