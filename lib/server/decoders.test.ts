import sharp from "sharp";
import { expect, test } from "vitest";
import { drawReportCard } from "@/lib/server/cards/cards";
import { encodePhoto } from "@/lib/server/photos/encode";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

test("share cards can be drawn beside the photo pipeline", async () => {
  const card = { code: "LP-260314-0007", status: "VERIFIED", title: "Longsor", location: null, meta: "" } as const;
  expect((await sharp(await drawReportCard(card, null)).metadata()).format).toBe("jpeg");
});

test.each(["", "\u00FF\u00D8\u00FF\u00E0", "\u0089PNG\r\n\u001A\n", "RIFF\u0000\u0000\u0000\u0000WEBP"])(
  "an uploaded drawing is no photo, whatever it begins with: %j",
  async (prefix) => {
    await expect(encodePhoto(Buffer.from(`${prefix}${SVG}`, "latin1"))).rejects.toMatchObject({
      message: expect.stringMatching(/bukan foto|rusak/u),
    });
  },
);

test("other formats stay out of reach", async () => {
  const tiff = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .tiff()
    .toBuffer();
  await expect(sharp(tiff).metadata()).rejects.toThrow();
});
