import type { ReactNode } from "react";
import { JoinButtons, SeatMeter } from "@/components/events/register/join-buttons";
import type { Registering } from "@/components/events/register/use-registering";
import { Drawing } from "@/components/layout/drawing";
import { CardTitle } from "@/components/lists/card-title";
import { FoundCount } from "@/components/lists/found-count";
import { Card } from "@/components/ui/card";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { eventPath, sceneOf } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { ErrorState } from "./error-state";
import { DayLeaf, EventBadges, WhenAndWhere } from "./event-facts";
import { phaseAt, resultsText } from "./event-words";
import type { EventList } from "./use-event-list";

interface EventCardProps {
  event: EventView;
  now: Date;
  registering: Registering;
}

interface EventGridProps {
  list: EventList;
  now: Date;
  registering: Registering;
  /** Shown where there are none. */
  empty: ReactNode;
}

/** The states of the spec's list: loading, error, empty, shown (2.11). */
export function EventGrid({ list, now, registering, empty }: EventGridProps) {
  const { events, loading, error, retry, busy, hasMore, loadingMore, loadMore } = list;
  return (
    <div aria-busy={loading}>
      <FoundCount items={events} loading={loading} hasMore={hasMore} what="kegiatan" />
      {error ? (
        <ErrorState message={error.message} onRetry={retry} busy={busy} older={events !== undefined && !loading} />
      ) : null}
      {events && events.length > 0 ? (
        <ul
          className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 lg:gap-6 ${loading ? "opacity-60" : ""}`}
        >
          {events.map((event) => (
            <EventCard key={event.id} event={event} now={now} registering={registering} />
          ))}
        </ul>
      ) : null}
      {events?.length === 0 && !loading ? empty : null}
      {loading ? <Loading withCards={!events || events.length === 0} /> : null}
      {loading ? null : (
        <div className="needs-script">
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} label="Muat lagi" />
        </div>
      )}
    </div>
  );
}

function Loading({ withCards }: { withCards: boolean }) {
  return (
    <>
      <SkeletonStatus text="Memuat kegiatan…" />
      {withCards ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 lg:gap-6">
          {["satu", "dua", "tiga"].map((card) => (
            <Skeleton key={card} className="h-80 rounded-md" />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** One event in the grid: when and where, how many seats are left, and the way in. */
function EventCard({ event, now, registering }: EventCardProps) {
  const phase = phaseAt(event, now);
  const results = event.results ? resultsText(event.results) : "";
  return (
    <Card as="li" className="flex flex-col transition-colors hover:border-primary">
      {event.photo ? (
        <img
          src={event.photo}
          alt=""
          loading="lazy"
          decoding="async"
          className="mb-4 aspect-video w-full rounded-sm bg-panel object-cover"
        />
      ) : (
        <div className="mb-4 overflow-hidden rounded-sm bg-primary-soft">
          <Drawing name={sceneOf(event)} />
        </div>
      )}
      <EventBadges event={event} phase={phase} />
      <div className="mt-3 flex gap-4">
        <DayLeaf event={event} />
        <div className="min-w-0 flex-1">
          <CardTitle href={eventPath(event.slug)}>{event.title}</CardTitle>
          <WhenAndWhere event={event} />
        </div>
      </div>
      <p className="mt-3 mb-4 line-clamp-3 text-ink-soft">{event.description}</p>
      <div className="mt-auto grid gap-3">
        <SeatMeter event={event} phase={phase} />
        {results === "" ? null : <p className="text-sm font-semibold text-primary">{results}</p>}
        <JoinButtons event={event} phase={phase} registering={registering} />
      </div>
    </Card>
  );
}
