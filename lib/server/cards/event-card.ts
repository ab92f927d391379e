import "server-only";
import { kindLabel, sceneOf } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { type CardPhoto, drawCard } from "./card";

const COLOURS = { PLANTING: "#22734A", COMMUNITY: "#6A3F1F", cancelled: "#8E241C" };

type ShownEvent = Pick<
  EventView,
  "kind" | "category" | "title" | "location" | "date" | "zone" | "registered" | "capacity" | "cancelled"
>;

/** The picture of a shared event, with its seats: "12 dari 30 peserta". @param photo as `drawCard` takes it */
export function drawEventCard(event: ShownEvent, photo: CardPhoto): Promise<Buffer> {
  const { kind, title, location, date, zone, registered, capacity, cancelled } = event;
  const card = {
    badge: cancelled
      ? { text: "Dibatalkan", colour: COLOURS.cancelled }
      : { text: kindLabel(event), colour: COLOURS[kind] },
    title,
    titleFallback: kind === "PLANTING" ? "Event Tanam Pohon" : "Event Komunitas",
    place: location,
    placeFallback: "Tempatnya ada di halaman kegiatan",
    name: `${formatCount(registered)} dari ${formatCount(capacity)} peserta`,
    meta: formatDateTime(date, zone),
    drawing: sceneOf(event),
  };
  return drawCard(card, photo);
}
