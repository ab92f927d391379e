import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SECTION_LABELS, type Section } from "@/lib/content/rules";
import type { Article } from "@/lib/content/view";
import { formatDate } from "@/lib/format/dates";
import { drawCard } from "./card";
import { cardResponse } from "./card-reply";

const COLOURS: Record<Section, { badge: string; ground: string }> = {
  kisah: { badge: "#6A3F1F", ground: "#F0E1D2" },
  tips: { badge: "#185A3B", ground: "#D3EAD7" },
};

const HOUSE_DRAWING = "bibit";

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
    drawing: picture.drawing ?? HOUSE_DRAWING,
    ground,
  };
  const photo = picture.photo === null ? null : await readFile(join(process.cwd(), "public", picture.photo));
  return cardResponse(await drawCard(card, photo));
}
