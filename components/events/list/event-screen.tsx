"use client";

import { useMemo } from "react";
import { inAreaWords } from "@/components/areas/area-address";
import { ManageButtons } from "@/components/events/add/manage-buttons";
import { Calendar } from "@/components/events/calendar/calendar";
import { CalendarFeed } from "@/components/events/calendar/calendar-feed";
import { EventsOfMonth } from "@/components/events/calendar/events-of-month";
import { RegisterDialog } from "@/components/events/register/register-dialog";
import { useRegistering } from "@/components/events/register/use-registering";
import { useSearch } from "@/components/lists/use-search";
import { EmptyState } from "@/components/ui/empty-state";
import { useNow } from "@/components/ui/use-now";
import { EVENT_LIST_LIMIT, type EventKind } from "@/lib/events/event/rules";
import { dayIn } from "@/lib/format/dates";
import { EventFilters } from "./event-filters";
import { EventGrid } from "./event-grid";
import { KIND_PAGES } from "./event-words";
import type { EventsPart, FirstEvents } from "./events-part";
import { type EventFilter, filterIn, withFilter } from "./filter-address";
import { ShowAll } from "./show-all";
import { useEventList } from "./use-event-list";

interface EventScreenProps {
  kind: EventKind;
  first: FirstEvents;
  tileUrl: string;
  /** Absolute address of the calendar feed. */
  feedUrl: string;
}

/** The events of one kind: what lies ahead, the archive, and a month of both as cards or as a calendar. */
export function EventScreen({ kind, first, tileUrl, feedUrl }: EventScreenProps) {
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const now = useNow(first.at);
  const registering = useRegistering();
  const { month, area, view } = filter;

  function choose(next: EventFilter) {
    change((before) => withFilter(before, next));
  }

  const part = { kind, area, now, registering, onAll: () => choose({ view, month: null, area: null }) };

  return (
    <>
      <EventFilters filter={filter} onFilter={choose} now={now} />
      {view === "calendar" ? (
        <MonthCalendar
          kind={kind}
          filter={{ ...filter, month: month ?? dayIn(first.ahead[0]?.date ?? now).slice(0, "YYYY-MM".length) }}
          onFilter={choose}
          now={now}
        />
      ) : month === null ? (
        <EventsAheadAndPast {...part} first={first} />
      ) : (
        <EventsOfMonth {...part} month={month} />
      )}
      <div className="mt-10 grid gap-6">
        <CalendarFeed feedUrl={feedUrl} area={area} />
        <ManageButtons kind={kind} tileUrl={tileUrl} />
      </div>
      <RegisterDialog registering={registering} />
    </>
  );
}

interface MonthCalendarProps {
  kind: EventKind;
  filter: EventFilter & { month: string };
  onFilter: (filter: EventFilter) => void;
  now: Date;
}

function MonthCalendar({ kind, filter, onFilter, now }: MonthCalendarProps) {
  const { month, area } = filter;
  const list = useEventList({ kind, area, span: { month }, limit: EVENT_LIST_LIMIT.max });
  return <Calendar month={month} onMonth={(next) => onFilter({ ...filter, month: next })} list={list} now={now} />;
}

/** What lies ahead, the next first, then the archive with what came of it, the latest first. */
function EventsAheadAndPast({ kind, area, first, now, registering, onAll }: EventsPart & { first: FirstEvents }) {
  const rendered = area === null ? first : undefined;
  const ahead = useEventList({ kind, area, span: "ahead", limit: EVENT_LIST_LIMIT.screen }, rendered?.ahead);
  const past = useEventList({ kind, area, span: "past", limit: EVENT_LIST_LIMIT.archive }, rendered?.past);
  const { one } = KIND_PAGES[kind];
  const where = inAreaWords(area);
  const action = area === null ? null : <ShowAll onPress={onAll} />;
  return (
    <>
      <section aria-labelledby="akan-datang">
        <h2 id="akan-datang" aria-live="polite" className="mb-4 text-2xl">
          Akan datang{where}
        </h2>
        <EventGrid
          list={ahead}
          now={now}
          registering={registering}
          empty={
            <EmptyState action={action}>
              Belum ada {one}
              {where} yang akan datang.
            </EmptyState>
          }
        />
      </section>
      <section aria-labelledby="arsip" className="mt-12">
        <h2 id="arsip" className="mb-4 text-2xl">
          Arsip{where}
        </h2>
        <EventGrid
          list={past}
          now={now}
          registering={registering}
          empty={
            <p className="text-ink-soft">
              Belum ada {one}
              {where} yang sudah berlangsung.
            </p>
          }
        />
      </section>
    </>
  );
}
