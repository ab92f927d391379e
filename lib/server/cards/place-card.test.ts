import sharp from "sharp";
import { expect, test } from "vitest";
import { COLORS } from "@/lib/server/basemap/tile";
import { drawPlaceCard } from "./cards";

test("draws a JPEG of 1200 × 630 below 300 KB", async () => {
  const place = {
    name: "Kebun Raya Bogor 🌿",
    kind: "kebun_raya",
    area: "Kota Bogor, Jawa Barat",
    closed: false,
  } as const;
  for (const shown of [null, { latitude: -6.597, longitude: 106.8 }]) {
    const picture = await drawPlaceCard(place, shown);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});

test("shows the base map around a place without a photo: land under its pin, the sea south of Java", async () => {
  const place = { name: "Kebun Raya Bogor", kind: "kebun_raya", area: null, closed: false } as const;
  const card = sharp(await drawPlaceCard(place, { latitude: -6.597, longitude: 106.8 }));
  const colorAt = async (left: number, top: number) => {
    const { data } = await card
      .clone()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((part) => Math.round(part / 16));
  };
  const near = (color: string) => [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 16));
  expect(await colorAt(970, 322)).toEqual(near(COLORS.light.land));
  expect(await colorAt(970, 560)).toEqual(near(COLORS.light.sea));
});
