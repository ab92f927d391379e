import "server-only";
import "@/lib/server/decoders";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SECTION_LABELS, type Section } from "@/lib/content/rules";
import type { Article, Picture } from "@/lib/content/view";
import { formatDate } from "@/lib/format/dates";
import { drawCard } from "./card";

/** Of the drawing's half of a card, and the cloth that it stands on. */
const PANEL = { width: 460, height: 630 };
const COLOURS: Record<Section, { badge: string; ground: string }> = {
  kisah: { badge: "#6A3F1F", ground: "#F0E1D2" },
  tips: { badge: "#185A3B", ground: "#D3EAD7" },
};
/** A drawing is 320 × 180; so high, most of its width is seen on the panel. */
const DRAWING_HEIGHT = 420;
const DENSITY = (72 * DRAWING_HEIGHT) / 180;

/** The picture of a shared story or tip. */
export async function articleCardReply(article: Article): Promise<Response> {
  const { section, title, author, date, place, picture } = article;
  const { badge, ground } = COLOURS[section];
  const card = {
    badge: { text: SECTION_LABELS[section].all, colour: badge },
    title,
    titleFallback: SECTION_LABELS[section].all,
    place,
    placeFallback: "Indonesia",
    name: `Oleh ${author}`,
    meta: formatDate(date),
  };
  const drawn = await drawCard(card, await panel(picture, ground));
  return new Response(new Uint8Array(drawn), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=60" },
  });
}

async function panel({ drawing, photo }: Picture, ground: string): Promise<Uint8Array> {
  const publicFolder = join(process.cwd(), "public");
  if (photo !== null) return readFile(join(publicFolder, photo));
  const svg = await readFile(join(publicFolder, "ilustrasi", `${drawing}-siang.svg`));
  const drawn = await sharp(svg, { density: DENSITY })
    .resize({ width: PANEL.width, height: DRAWING_HEIGHT, fit: "cover" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { ...PANEL, channels: 3, background: ground } })
    .composite([{ input: drawn, gravity: "south" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
