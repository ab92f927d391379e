import type { PlaceKind } from "./rules";
import type { PLACE_STATES } from "./rules-list";

/** One place in the desk's list of everything. */
export interface PlaceRowView {
  id: number;
  name: string;
  kind: PlaceKind;
  state: (typeof PLACE_STATES)[number];
  held: boolean;
  area: string | null;
  createdAt: string;
}
