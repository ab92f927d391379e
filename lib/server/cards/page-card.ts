import "server-only";
import type { PageCard } from "@/lib/layout/page-cards";
import { drawCard } from "./card";

const BADGE = "#185A3B";

/** The picture of a shared page that is about no single thing. */
export function drawPageCard({ title, part, drawing }: PageCard): Promise<Buffer> {
  const card = {
    badge: { text: part, colour: BADGE },
    title,
    titleFallback: "Sulur",
    place: null,
    placeFallback: "",
    name: "Tumbuh bersama, merawat bumi",
    meta: "Lapor, temukan, dan ikut tanpa akun",
    drawing,
  };
  return drawCard(card, null);
}
