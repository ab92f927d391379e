import { Icon } from "@/components/ui/icon";
import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatHours } from "@/lib/format/dates";

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
