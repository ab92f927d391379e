import type { EventView } from "@/lib/events/event/view";
import { dayIn } from "@/lib/format/dates";

/** Events by the day (`YYYY-MM-DD`) on which they begin, on the clock of their place. */
export type EventsByDay = ReadonlyMap<string, readonly EventView[]>;

export function eventsByDay(events: readonly EventView[]): EventsByDay {
  const byDay = new Map<string, EventView[]>();
  for (const event of events) {
    const day = dayIn(event.date, event.zone);
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return byDay;
}
