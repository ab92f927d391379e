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
/** A drawing is 320 × 180; so much larger it fills the panel's height, and its middle is seen. */
const DENSITY = (72 * PANEL.height) / 180;

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
  return sharp(svg, { density: DENSITY })
    .resize({ ...PANEL, fit: "cover" })
    .flatten({ background: ground })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
