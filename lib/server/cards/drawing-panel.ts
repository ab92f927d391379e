import "server-only";
import "@/lib/server/decoders";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const PANEL = { width: 460, height: 630 };
/** A drawing is 320 × 180; so high, most of its width is seen on the panel. */
const DRAWING_HEIGHT = 420;
const DENSITY = (72 * DRAWING_HEIGHT) / 180;

/** The half of a card that shows one of the house's drawings. PNG. @param ground the cloth that it stands on */
export async function drawingPanel(drawing: string, ground = "#D3EAD7"): Promise<Buffer> {
  const svg = await readFile(join(process.cwd(), "public/ilustrasi", `${drawing}-siang.svg`));
  const drawn = await sharp(svg, { density: DENSITY })
    .resize({ width: PANEL.width, height: DRAWING_HEIGHT, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...PANEL, channels: 3, background: ground } })
    .composite([{ input: drawn, gravity: "south" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
