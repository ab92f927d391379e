import { phaseAt } from "@/components/events/list/event-words";
import { Badge, type Tone } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import type { DeskEventRowView } from "@/lib/events/desk/view";
import type { EventPhase } from "@/lib/events/event/rules";

const LOOKS: Record<EventPhase | "deleted", { words: string; tone: Tone; icon: IconName }> = {
  open: { words: "Mendatang", tone: "good", icon: "calendar" },
  full: { words: "Penuh", tone: "wait", icon: "users" },
  running: { words: "Berlangsung", tone: "info", icon: "play" },
  past: { words: "Sudah lewat", tone: "neutral", icon: "clock" },
  cancelled: { words: "Dibatalkan", tone: "bad", icon: "cross-circle" },
  deleted: { words: "Dihapus", tone: "bad", icon: "trash" },
};

/** How an event stands, for staff. */
export function EventState({ event, now }: { event: DeskEventRowView; now: Date }) {
  const { words, tone, icon } = LOOKS[event.deleted ? "deleted" : phaseAt(event, now)];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
