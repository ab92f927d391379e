import { Badge } from "@/components/ui/badge";
import { type EventPhase, kindLabel } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";

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
