import "server-only";
import { clipped } from "@/lib/format/text";
import { PARTNER_BADGE_LABELS } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { type CardPhoto, drawCard } from "./card";

const COLOUR = "#6A3F1F";
/** Two lines of small letters. */
const LINES = 90;

interface PartnerCard extends Pick<PartnerView, "name" | "badge" | "area" | "address"> {
  /** What it takes and when it is open, in words. */
  takes: string;
  schedule: string;
}

/** The picture of a shared waste bank. @param photo as `drawCard` takes it */
export function drawPartnerCard(partner: PartnerCard, photo: CardPhoto): Promise<Buffer> {
  const { name, badge, area, address, takes, schedule } = partner;
  const card = {
    badge: { text: badge === null ? "Bank sampah" : PARTNER_BADGE_LABELS[badge], colour: COLOUR },
    title: name,
    titleFallback: "Bank sampah",
    place: area ?? address?.replaceAll("\n", ", ") ?? null,
    placeFallback: "Letaknya ada di halaman bank sampah",
    name: clipped(takes, LINES),
    meta: clipped(schedule, LINES),
    drawing: "timbangan",
    ground: "#F0E1D2",
  };
  return drawCard(card, photo);
}
