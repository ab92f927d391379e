import type { Registering } from "@/components/events/register/use-registering";
import type { EventKind } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";

/** What a page of events was rendered with. */
export interface FirstEvents {
  /** ISO time of the reading. */
  at: string;
  ahead: EventView[];
  past: EventView[];
}

/** What all parts of the page of one kind of events share. */
export interface EventsPart {
  kind: EventKind;
  area: string | null;
  now: Date;
  registering: Registering;
  /** Takes every filter away. */
  onAll: () => void;
}
