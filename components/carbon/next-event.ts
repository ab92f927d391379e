import type { EventView } from "@/lib/events/event/view";

/** The one that begins first, of those that have not begun and are not called off; the API's lists hold what is under way too. */
export function nextOf(events: readonly EventView[], now: Date): EventView | null {
  const ahead = events.filter(({ cancelled, date }) => !cancelled && Date.parse(date) > now.getTime());
  return ahead.sort((one, other) => one.date.localeCompare(other.date))[0] ?? null;
}
