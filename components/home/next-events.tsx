import { DayLeaf, WhenAndWhere } from "@/components/events/list/event-facts";
import { seatsText } from "@/components/events/list/event-words";
import { CardTitle } from "@/components/lists/card-title";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import styles from "@/components/ui/row.module.css";
import { eventPath, kindLabel } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";

/** What begins next, and the way to all of it. */
export function NextEvents({ events }: { events: EventView[] }) {
  return (
    <section aria-labelledby="kegiatan-berikutnya" className="container-page pt-7 lg:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="kegiatan-berikutnya" className="text-3xl">
          Kegiatan berikutnya
        </h2>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/event" variant="secondary" size="small">
            Event tanam pohon
          </ButtonLink>
          <ButtonLink href="/komunitas" variant="secondary" size="small">
            Event komunitas
          </ButtonLink>
        </p>
      </div>
      {events.length === 0 ? (
        <div className="mt-6">
          <EmptyState action={<ButtonLink href="/event">Lihat arsip kegiatan</ButtonLink>}>
            Belum ada kegiatan yang akan datang.
          </EmptyState>
        </div>
      ) : (
        <ul className={`${styles.row} mt-6 grid gap-4 md:grid-cols-3 lg:gap-6`}>
          {events.map((event) => (
            <Card as="li" key={event.id} className="flex gap-4 transition-colors hover:border-primary">
              <DayLeaf event={event} />
              <div className="min-w-0 flex-1">
                <p className="text-sm font-semibold text-story">{kindLabel(event)}</p>
                <CardTitle href={eventPath(event.slug)}>{event.title}</CardTitle>
                <WhenAndWhere event={event} />
                <p className="mt-2 text-sm font-semibold tabular-nums">{seatsText(event)}</p>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}
