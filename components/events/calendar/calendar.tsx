import { useMemo } from "react";
import { ErrorState } from "@/components/events/list/error-state";
import type { EventList } from "@/components/events/list/use-event-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/pagination";
import { SkeletonStatus } from "@/components/ui/skeleton";
import { dayIn, formatMonth } from "@/lib/format/dates";
import { monthBeside } from "./calendar-days";
import { CalendarGrid } from "./calendar-grid";
import { CalendarList } from "./calendar-list";
import { eventsByDay } from "./events-by-day";

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
  const byDay = useMemo(() => eventsByDay(events ?? []), [events]);
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
