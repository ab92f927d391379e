import sharp from "sharp";
import { expect, test } from "vitest";
import { drawReportCard, type ReportCard } from "./cards";

const card: ReportCard = {
  code: "LP-260314-0007",
  status: "IN_PROGRESS",
  title: "Kerusakan pesisir/mangrove",
  location: "Dusun II Paluh Merbau, Tanjung Rejo, Percut Sei Tuan, Deli Serdang 🔥",
  meta: "Dilaporkan Sabtu, 14 Maret 2026",
};

async function noise(width: number, height: number): Promise<Buffer> {
  const pixels = new Uint8Array(width * height * 3).map((_, index) => (index * 7919 + (index >> 3) * 104_729) % 256);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp()
    .toBuffer();
}

test("draws a JPEG of 1200 × 630 below 300 KB, with and without a photo", async () => {
  for (const photo of [null, await noise(2048, 1536)]) {
    const picture = await drawReportCard(card, photo);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});

test("shows the photo where there is one", async () => {
  const red = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#ff0000" } })
    .webp()
    .toBuffer();
  const picture = await drawReportCard(card, red);
  const { channels } = await sharp(
    await sharp(picture).extract({ left: 900, top: 200, width: 100, height: 100 }).toBuffer(),
  ).stats();
  expect(channels[0]?.mean).toBeGreaterThan(230);
  expect(channels[1]?.mean).toBeLessThan(30);
});

test("shows a place before above and after below", async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .webp()
      .toBuffer();
  const picture = await drawReportCard(card, [await plain("#ff0000"), await plain("#0000ff")]);
  const meansAt = async (top: number) => {
    const part = await sharp(picture).extract({ left: 1000, top, width: 100, height: 100 }).toBuffer();
    return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean / 255));
  };
  expect(await meansAt(150)).toEqual([1, 0, 0]);
  expect(await meansAt(450)).toEqual([0, 0, 1]);
});
