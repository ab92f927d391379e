import "server-only";
import type { PageCard } from "@/lib/layout/page-cards";
import { drawCard } from "./card";
import { drawingPanel } from "./drawing-panel";

const BADGE = "#185A3B";
const GROUND = "#D3EAD7";

/** The picture of a shared page that is about no single thing. */
export async function drawPageCard({ title, part, drawing }: PageCard): Promise<Buffer> {
  const card = {
    badge: { text: part, colour: BADGE },
    title,
    titleFallback: "Sulur",
    place: null,
    placeFallback: "",
    name: "Tumbuh bersama, merawat bumi",
    meta: "Lapor, temukan, dan ikut tanpa akun",
  };
  return drawCard(card, await drawingPanel(drawing, GROUND));
}
