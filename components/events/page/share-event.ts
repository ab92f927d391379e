import { seatsText } from "@/components/events/list/event-words";
import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { clipped } from "@/lib/format/text";

const SUMMARY_CHARACTERS = 160;

/** What is sent with an event's address; day and place tell a neighbour at once whether it is for them. */
export function shareEventText(event: EventView): string {
  const { title, date, zone, location, cancelled } = event;
  const start = `${title}, ${formatDateTime(date, zone)} di ${location}.`;
  return cancelled ? `Dibatalkan: ${start}` : `${start} ${seatsText(event)} terisi. Daftar di sini:`;
}

/** What is said of an event in search results and on shared links. */
export function eventSummary({ date, zone, location, description }: EventView): string {
  return clipped(`${formatDate(date, zone)} di ${location}. ${description}`, SUMMARY_CHARACTERS);
}
