import { phaseAt, seatsText } from "@/components/events/list/event-words";
import { Card, CardTitle } from "@/components/ui/card";
import { eventPath } from "@/lib/events/event/rules";
import { formatDate, formatHours } from "@/lib/format/dates";
import type { EventsByDay } from "./events-by-day";
import { PhaseNote } from "./phase-note";

/** The same month where a table has no room: only days that have events. */
export function CalendarList({ byDay, now }: { byDay: EventsByDay; now: Date }) {
  return (
    <ul className="grid gap-5 md:hidden">
      {[...byDay].map(([day, events]) => (
        <li key={day}>
          <h3 className="mb-2 text-lg">{formatDate(day)}</h3>
          <ul className="grid gap-2">
            {events.map((event) => (
              <Card as="li" key={event.id}>
                <CardTitle level={4} href={eventPath(event.slug)}>
                  {event.title}
                </CardTitle>
                <p className="mt-1 text-sm tabular-nums text-ink-soft">
                  {formatHours(event.date, event.ends, event.zone)} · {seatsText(event)}
                </p>
                <p className="line-clamp-1 text-sm text-ink-faint">{event.location}</p>
                <PhaseNote phase={phaseAt(event, now)} />
              </Card>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
