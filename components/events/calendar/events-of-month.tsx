import { inAreaWords } from "@/components/areas/area-address";
import { EventGrid } from "@/components/events/list/event-grid";
import type { EventsPart } from "@/components/events/list/events-part";
import { ShowAll } from "@/components/events/list/show-all";
import { useEventList } from "@/components/events/list/use-event-list";
import { EmptyState } from "@/components/ui/empty-state";
import { EVENT_LIST_LIMIT } from "@/lib/events/event/rules";
import { formatMonth } from "@/lib/format/dates";

/** All events of one month, those that are over too. */
export function EventsOfMonth({ kind, area, month, now, registering, onAll }: EventsPart & { month: string }) {
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
