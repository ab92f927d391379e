import Link from "next/link";
import { useMemo } from "react";
import { ErrorState } from "@/components/events/list/error-state";
import { phaseAt, seatsText } from "@/components/events/list/event-words";
import type { EventList } from "@/components/events/list/use-event-list";
import { CardTitle } from "@/components/lists/card-title";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/pagination";
import { SkeletonStatus } from "@/components/ui/skeleton";
import { EVENT_MESSAGES, type EventPhase, eventPath } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { dayIn, formatDate, formatHours, formatMonth, formatTime } from "@/lib/format/dates";
import { dayNumber, type EventsByDay, eventsByDay, monthBeside, weeksOf } from "./calendar-days";

const NOTES: Partial<Record<EventPhase, string>> = {
  full: EVENT_MESSAGES.full,
  cancelled: "Dibatalkan",
  running: "Sedang berlangsung",
  past: "Sudah berlangsung",
};

const WEEKDAYS = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"];

interface CalendarGridProps {
  month: string;
  byDay: EventsByDay;
  today: string;
  now: Date;
}

interface DayProps {
  day: string;
  events: readonly EventView[];
  isToday: boolean;
  now: Date;
}

interface CalendarProps {
  /** `YYYY-MM` */
  month: string;
  onMonth: (month: string) => void;
  list: EventList;
  now: Date;
}

/** A month of events: a table of weeks, on a phone a list of the days that have some. */
export function Calendar({ month, onMonth, list, now }: CalendarProps) {
  const { events, loading, error, retry, busy } = list;
  const byDay = useMemo(() => eventsByDay(events ?? [], month), [events, month]);
  const name = formatMonth(month);
  return (
    <section aria-labelledby="kalender" aria-busy={loading}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <MonthButton label="Bulan sebelumnya" icon="arrow-left" onPress={() => onMonth(monthBeside(month, -1))} />
        <h2 id="kalender" aria-live="polite" className="text-center text-2xl">
          {name}
        </h2>
        <MonthButton label="Bulan berikutnya" icon="arrow-right" onPress={() => onMonth(monthBeside(month, 1))} />
      </div>
      {error ? <ErrorState message={error.message} onRetry={retry} busy={busy} older={events !== undefined} /> : null}
      {loading ? <SkeletonStatus text="Memuat kegiatan…" /> : null}
      {events ? (
        <div className={loading ? "opacity-60" : undefined}>
          <CalendarGrid month={month} byDay={byDay} today={dayIn(now)} now={now} />
          <CalendarList byDay={byDay} now={now} />
          {events.length === 0 && !loading ? (
            <div className="mt-4">
              <EmptyState>Tidak ada kegiatan pada {name}.</EmptyState>
            </div>
          ) : null}
        </div>
      ) : null}
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoad={list.loadMore} label="Muat lagi" />
    </section>
  );
}

function MonthButton(props: { label: string; icon: "arrow-left" | "arrow-right"; onPress: () => void }) {
  return (
    <Button variant="secondary" aria-label={props.label} onClick={props.onPress}>
      <Icon name={props.icon} />
    </Button>
  );
}

/** The same month where a table has no room: only days that have events. */
function CalendarList({ byDay, now }: { byDay: EventsByDay; now: Date }) {
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
                <DayNote event={event} day={day} />
                <p className="line-clamp-1 text-sm wrap-anywhere text-ink-faint">{event.location}</p>
                <PhaseNote phase={phaseAt(event, now)} />
              </Card>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The weeks of a month. Each event is a link, so the keyboard needs no keys of its own. */
function CalendarGrid({ month, byDay, today, now }: CalendarGridProps) {
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
                {dayNumber(event, day).day === 1 ? (
                  <span className="block tabular-nums text-ink-soft">{formatTime(event.date, event.zone)}</span>
                ) : null}
                <span className="line-clamp-3 font-semibold wrap-anywhere text-ink">{event.title}</span>
                <DayNote event={event} day={day} />
                <PhaseNote phase={phaseAt(event, now)} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** How an event stands where nobody can simply register; nothing while seats are left. */
function PhaseNote({ phase }: { phase: EventPhase }) {
  const note = NOTES[phase];
  return note ? <span className="block text-sm text-ink-soft">{note}</span> : null;
}

/** Which of its days this is, for an event of several. */
function DayNote({ event, day }: { event: EventView; day: string }) {
  const { day: number, of } = dayNumber(event, day);
  return of > 1 ? (
    <span className="block text-sm text-ink-soft">
      Hari ke-{number} dari {of}
    </span>
  ) : null;
}
