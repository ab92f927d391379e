import { EmptyState } from "@/components/ui/empty-state";
import { EVENT_LIST_LIMIT } from "@/lib/events/event/rules";
import { EventGrid } from "./event-grid";
import { KIND_PAGES } from "./event-words";
import type { EventsPart, FirstEvents } from "./events-part";
import { ShowAll } from "./show-all";
import { useEventList } from "./use-event-list";

/** What lies ahead, the next first, then the archive with what came of it, the latest first. */
export function EventsAheadAndPast({
  kind,
  province,
  first,
  now,
  registering,
  onAll,
}: EventsPart & { first: FirstEvents }) {
  const rendered = province === null ? first : undefined;
  const ahead = useEventList({ kind, province, span: "ahead", limit: EVENT_LIST_LIMIT.screen }, rendered?.ahead);
  const past = useEventList({ kind, province, span: "past", limit: EVENT_LIST_LIMIT.archive }, rendered?.past);
  const { one } = KIND_PAGES[kind];
  const where = province === null ? "" : ` di ${province}`;
  const action = province === null ? null : <ShowAll onPress={onAll} />;
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
