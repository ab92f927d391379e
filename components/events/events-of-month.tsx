import { EmptyState } from "@/components/ui/empty-state";
import { EVENT_LIST_LIMIT } from "@/lib/events/rules";
import { formatMonth } from "@/lib/format/dates";
import { EventGrid } from "./event-grid";
import type { EventsPart } from "./events-part";
import { ShowAll } from "./show-all";
import { useEventList } from "./use-event-list";

/** All events of one month, those that are over too. */
export function EventsOfMonth({ kind, province, month, now, registering, onAll }: EventsPart & { month: string }) {
  const list = useEventList({ kind, province, span: { month }, limit: EVENT_LIST_LIMIT.screen });
  const heading = `${formatMonth(month)}${province === null ? "" : `, ${province}`}`;
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
