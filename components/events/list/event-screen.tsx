"use client";

import { useMemo } from "react";
import { inAreaWords, provinceOnly } from "@/components/areas/area-address";
import { ManageButtons } from "@/components/events/add/manage-buttons";
import { Calendar } from "@/components/events/calendar/calendar";
import { RegisterDialog } from "@/components/events/register/register-dialog";
import { type Registering, useRegistering } from "@/components/events/register/use-registering";
import { useSearch } from "@/components/lists/use-search";
import { withQuery } from "@/components/lists/with-query";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FeedLink } from "@/components/ui/feed-link";
import { Icon } from "@/components/ui/icon";
import { useNow } from "@/components/ui/use-now";
import { EVENT_FEED_PATH, EVENT_LIST_LIMIT, type EventKind, type ListedKind } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { dayIn, formatMonth } from "@/lib/format/dates";
import { EventFilters, KindTabs } from "./event-filters";
import { EventGrid } from "./event-grid";
import { KIND_PAGES } from "./event-words";
import { type EventFilter, filterIn, withFilter } from "./filter-address";
import { useEventList } from "./use-event-list";

/** What a page of events was rendered with. */
export interface FirstEvents {
  /** ISO time of the reading. */
  at: string;
  ahead: EventView[];
  past: EventView[];
}

/** What all parts of a page of events share. */
interface EventsPart {
  kind: ListedKind;
  area: string | null;
  now: Date;
  registering: Registering;
  /** Takes area and month away. */
  onAll: () => void;
}

interface EventScreenProps {
  kind: EventKind;
  first: FirstEvents;
  tileUrl: string;
  /** Absolute address of the calendar feed. */
  feedUrl: string;
}

/** The events of one kind or of both: what lies ahead, the archive, and a month of both as cards or as a calendar. */
export function EventScreen({ kind: page, first, tileUrl, feedUrl }: EventScreenProps) {
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const now = useNow(first.at);
  const registering = useRegistering();
  const { month, area, all } = filter;
  const kind: ListedKind = all ? "ALL" : page;
  const known = first.ahead[0] ?? first.past[0];

  function choose(next: EventFilter) {
    change((before) => withFilter(before, next));
  }

  const part = { kind, area, now, registering, onAll: () => choose({ ...filter, month: null, area: null }) };

  return (
    <>
      <KindTabs page={page} filter={filter} onFilter={choose} />
      <EventFilters filter={filter} onFilter={choose} now={now} />
      {filter.view === "calendar" ? (
        <MonthCalendar
          kind={kind}
          filter={{ ...filter, month: month ?? dayIn(known?.date ?? now, known?.zone).slice(0, "YYYY-MM".length) }}
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
        <ManageButtons kind={page} tileUrl={tileUrl} />
      </div>
      <RegisterDialog registering={registering} />
    </>
  );
}

interface MonthCalendarProps {
  kind: ListedKind;
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
  const rendered = area === null && kind !== "ALL" ? first : undefined;
  const ahead = useEventList({ kind, area, span: "ahead", limit: EVENT_LIST_LIMIT.screen }, rendered?.ahead);
  const past = useEventList({ kind, area, span: "past", limit: EVENT_LIST_LIMIT.archive }, rendered?.past);
  // Both lists come from one server: when both fail, the first says so and asks again for both.
  const bothFailed = ahead.error !== undefined && past.error !== undefined;
  const retryBoth = () => {
    ahead.retry();
    past.retry();
  };
  const one = kind === "ALL" ? "kegiatan" : KIND_PAGES[kind].one;
  const where = inAreaWords(area);
  const action = area === null ? null : <ShowAll onPress={onAll} />;
  return (
    <>
      <section aria-labelledby="akan-datang">
        <h2 id="akan-datang" aria-live="polite" className="mb-4 text-2xl">
          Akan datang{where}
        </h2>
        <EventGrid
          list={bothFailed ? { ...ahead, retry: retryBoth } : ahead}
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
      <section aria-labelledby="arsip" className="mt-12" hidden={bothFailed && past.events === undefined}>
        <h2 id="arsip" className="mb-4 text-2xl">
          Arsip{where}
        </h2>
        <EventGrid
          list={bothFailed ? { ...past, error: undefined } : past}
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

/** All events of one month, those that are over too. */
function EventsOfMonth({ kind, area, month, now, registering, onAll }: EventsPart & { month: string }) {
  const list = useEventList({ kind, area, span: { month }, limit: EVENT_LIST_LIMIT.screen });
  const heading = `${formatMonth(month)}${inAreaWords(area)}`;
  return (
    <section aria-labelledby="bulan">
      <h2 id="bulan" aria-live="polite" className="mb-4 text-2xl">
        {heading}
      </h2>
      <EventGrid
        list={list}
        now={now}
        registering={registering}
        empty={<EmptyState action={<ShowAll onPress={onAll} />}>Tidak ada kegiatan pada {heading}.</EmptyState>}
      />
    </section>
  );
}

/** Takes every filter away. */
function ShowAll({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onPress}>
      Tampilkan semua kegiatan
    </Button>
  );
}

/** webcal: opens the calendar program itself, which then asks for news. */
function CalendarFeed({ feedUrl, area }: { feedUrl: string; area: string | null }) {
  const province = provinceOnly(area);
  const address =
    area === null
      ? feedUrl
      : `${feedUrl}${withQuery("", { province: province ?? "", area: province === undefined ? area : "" })}`;
  return (
    <section aria-labelledby="langganan" className="rounded-md border border-line bg-panel p-4 sm:p-5">
      <h2 id="langganan" className="text-xl">
        Kegiatan di kalender Anda
      </h2>
      <p className="measure mt-1 text-ink-soft">
        Berlangganan sekali, lalu kegiatan baru{inAreaWords(area)} muncul sendiri di kalender Anda.{" "}
        {area === null ? "Pilih provinsi di atas untuk berlangganan daerah itu saja." : ""}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a
          href={address.replace(/^https?:/u, "webcal:")}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          <Icon name="calendar" size={18} /> Langganan kalender
        </a>
        <a
          href={address}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
        >
          <Icon name="download" size={18} /> Unduh berkas .ics
        </a>
        <FeedLink href={EVENT_FEED_PATH}>Umpan RSS</FeedLink>
      </p>
    </section>
  );
}
