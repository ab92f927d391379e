import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { type EventPhase, kindLabel } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatHours, leafOf } from "@/lib/format/dates";

/** The day as a leaf of a tear-off calendar. Say the whole date in words beside it. */
export function DayLeaf({ event }: { event: Pick<EventView, "date" | "zone"> }) {
  const { weekday, day, month } = leafOf(event.date, event.zone);
  return (
    <span
      aria-hidden="true"
      className="flex w-16 shrink-0 flex-col self-start overflow-hidden rounded-md border border-line-strong bg-paper text-center shadow-low"
    >
      <span className="bg-primary py-0.5 text-sm font-semibold text-on-primary uppercase">{month}</span>
      <span className="pt-1 font-display text-3xl tabular-nums">{day}</span>
      <span className="pb-1 text-sm text-ink-soft">{weekday}</span>
    </span>
  );
}

/** Date, hours and place in words. */
export function WhenAndWhere({ event }: { event: Pick<EventView, "date" | "ends" | "zone" | "location"> }) {
  const { date, ends, zone, location } = event;
  return (
    <ul className="mt-1.5 grid gap-1 text-sm text-ink-soft">
      <li className="flex items-start gap-1.5">
        <Icon name="calendar" size={18} className="mt-px" />
        <span>{formatDate(date, zone)}</span>
      </li>
      <li className="flex items-start gap-1.5">
        <Icon name="clock" size={18} className="mt-px" />
        <span className="tabular-nums">{formatHours(date, ends, zone)}</span>
      </li>
      <li className="flex items-start gap-1.5">
        <Icon name="pin" size={18} className="mt-px" />
        <span className="line-clamp-2">{location}</span>
      </li>
    </ul>
  );
}

/** What kind of event it is, and how it stands where that is not simply "ahead". */
export function EventBadges({ event, phase }: { event: EventView; phase: EventPhase }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="story" icon={event.kind === "PLANTING" ? "sprout" : "users"}>
        {kindLabel(event)}
      </Badge>
      {phase === "cancelled" ? (
        <Badge tone="bad" icon="cross-circle">
          Dibatalkan
        </Badge>
      ) : null}
      {phase === "running" ? (
        <Badge tone="wait" icon="clock">
          Sedang berlangsung
        </Badge>
      ) : null}
      {phase === "past" ? (
        <Badge tone="neutral" icon="check-circle">
          Sudah berlangsung
        </Badge>
      ) : null}
    </p>
  );
}
