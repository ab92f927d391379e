import "server-only";
import "@/lib/server/decoders";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const PANEL = { width: 460, height: 630 };
/** A drawing is 320 × 180; so high, most of its width is seen on the panel. */
const DRAWING_HEIGHT = 420;
const DENSITY = (72 * DRAWING_HEIGHT) / 180;

/** The text of one of the house's drawings, by day. */
export function sceneSvg(drawing: string): Promise<string> {
  return readFile(join(process.cwd(), "public/ilustrasi", `${drawing}-siang.svg`), "utf8");
}

/** The same as a picture so many pixels wide, on nothing. PNG. */
export async function scenePicture(drawing: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(await sceneSvg(drawing)), { density: (72 * width) / 320 })
    .png()
    .toBuffer();
}

/** The half of a card that shows one of the house's drawings. PNG. @param ground the cloth that it stands on */
export async function drawingPanel(drawing: string, ground = "#D3EAD7"): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(await sceneSvg(drawing)), { density: DENSITY })
    .resize({ width: PANEL.width, height: DRAWING_HEIGHT, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...PANEL, channels: 3, background: ground } })
    .composite([{ input: drawn, gravity: "south" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
