import { daysOf } from "@/lib/events/event/moments";
import type { EventView } from "@/lib/events/event/view";
import { DAY_MS } from "@/lib/format/dates";

const DAYS_IN_WEEK = 7;

/** The month so many months later. @param month `YYYY-MM` */
export function monthBeside(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + steps, 1)).toISOString().slice(0, month.length);
}

/** The days of a month, `YYYY-MM-DD`, in weeks from Monday to Sunday; null stands for a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01`);
  const afterLast = Date.parse(`${monthBeside(month, 1)}-01`);
  const days: (string | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; day < afterLast; day += DAY_MS) days.push(new Date(day).toISOString().slice(0, 10));
  while (days.length % DAYS_IN_WEEK > 0) days.push(null);
  return Array.from({ length: days.length / DAYS_IN_WEEK }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

/** 0 for Monday. */
function weekdayOf(time: number): number {
  return (new Date(time).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
}

/** The months that can be chosen, a year back and a year ahead; the chosen one in any case. */
export function monthChoices(today: string, chosen: string | null): string[] {
  const now = today.slice(0, "YYYY-MM".length);
  const months = Array.from({ length: 25 }, (_, index) => monthBeside(now, index - 12));
  return chosen === null || months.includes(chosen) ? months : [...months, chosen].sort();
}

/** Events by the days (`YYYY-MM-DD`) on which they take place, on the clock of their place. */
export type EventsByDay = ReadonlyMap<string, readonly EventView[]>;

type Span = Pick<EventView, "date" | "ends" | "zone">;

/** The days of a month on which there is something, in their order. */
export function eventsByDay(events: readonly EventView[], month: string): EventsByDay {
  const byDay = new Map<string, EventView[]>();
  for (const event of events) {
    for (const day of daysOfEvent(event)) {
      if (day.startsWith(month)) byDay.set(day, [...(byDay.get(day) ?? []), event]);
    }
  }
  return new Map([...byDay].sort(([one], [other]) => one.localeCompare(other)));
}

/** Which day of an event this is, from 1, and how many it has. */
export function dayNumber(event: Span, day: string): { day: number; of: number } {
  const days = daysOfEvent(event);
  return { day: days.indexOf(day) + 1, of: days.length };
}

function daysOfEvent({ date, ends, zone }: Span): string[] {
  return daysOf({ startsAt: new Date(date), endsAt: new Date(ends), zone });
}
