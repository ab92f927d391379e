import type { EventKind } from "@/lib/events/rules";
import type { EventView } from "@/lib/events/view";
import type { Province } from "@/lib/provinces/rules";
import type { Registering } from "./use-registering";

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
  province: Province | null;
  now: Date;
  registering: Registering;
  /** Takes every filter away. */
  onAll: () => void;
}
