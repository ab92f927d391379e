import type { ReactNode } from "react";
import type { Registering } from "@/components/events/register/use-registering";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { ErrorState } from "./error-state";
import { EventCard } from "./event-card";
import type { EventList } from "./use-event-list";

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
      {error ? (
        <ErrorState message={error.message} onRetry={retry} busy={busy} older={events !== undefined && !loading} />
      ) : null}
      {events && events.length > 0 ? (
        <ul className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 ${loading ? "opacity-60" : ""}`}>
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
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {["satu", "dua", "tiga"].map((card) => (
            <Skeleton key={card} className="h-80 rounded-md" />
          ))}
        </div>
      ) : null}
    </>
  );
}
