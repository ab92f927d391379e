import Link from "next/link";
import { phaseAt } from "@/components/events/list/event-words";
import { classNames } from "@/components/ui/class-names";
import { eventPath } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatMonth, formatTime } from "@/lib/format/dates";
import { weeksOf } from "./calendar-days";
import type { EventsByDay } from "./events-by-day";
import { PhaseNote } from "./phase-note";

const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];

interface CalendarGridProps {
  month: string;
  byDay: EventsByDay;
  today: string;
  now: Date;
}

/** The weeks of a month. Each event is a link, so the keyboard needs no keys of its own. */
export function CalendarGrid({ month, byDay, today, now }: CalendarGridProps) {
  return (
    <table className="w-full table-fixed border-collapse max-md:hidden">
      <caption className="sr-only">Kegiatan pada {formatMonth(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" className="border border-line bg-panel px-2 py-1.5 text-left text-sm">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <td
                key={WEEKDAYS[weekday]}
                aria-current={day === today ? "date" : undefined}
                className={classNames("h-28 border border-line p-1.5 align-top", day === null ? "bg-panel" : "bg-card")}
              >
                {day === null ? null : (
                  <Day day={day} events={byDay.get(day) ?? []} isToday={day === today} now={now} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  events: readonly EventView[];
  isToday: boolean;
  now: Date;
}

function Day({ day, events, isToday, now }: DayProps) {
  return (
    <>
      <span
        className={classNames(
          "grid size-7 place-items-center rounded-full text-sm tabular-nums",
          isToday ? "bg-primary font-semibold text-on-primary" : "text-ink-soft",
        )}
      >
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
        <span className="sr-only">{formatDate(day)}</span>
      </span>
      {events.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {events.map((event) => (
            <li key={event.id}>
              <Link
                href={eventPath(event.slug)}
                prefetch={false}
                className="block rounded-sm bg-primary-soft px-2 py-1 text-sm hover:underline hover:underline-offset-4"
              >
                <span className="block tabular-nums text-ink-soft">{formatTime(event.date, event.zone)}</span>
                <span className="line-clamp-3 font-semibold break-words text-ink">{event.title}</span>
                <PhaseNote phase={phaseAt(event, now)} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
