import { JoinButtons } from "@/components/events/register/join-buttons";
import { SeatMeter } from "@/components/events/register/seat-meter";
import type { Registering } from "@/components/events/register/use-registering";
import { Card, CardTitle } from "@/components/ui/card";
import { eventPath } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { DayLeaf } from "./day-leaf";
import { EventBadges } from "./event-badges";
import { phaseAt, resultsText } from "./event-words";
import { WhenAndWhere } from "./when-and-where";

interface EventCardProps {
  event: EventView;
  now: Date;
  registering: Registering;
}

/** One event in the grid: when and where, how many seats are left, and the way in. */
export function EventCard({ event, now, registering }: EventCardProps) {
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
      ) : null}
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
