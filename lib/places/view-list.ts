import type { PlaceKind } from "./rules";
import type { PLACE_STANDINGS } from "./rules-list";

/** One place in the desk's list of everything. */
export interface PlaceRowView {
  id: number;
  name: string;
  kind: PlaceKind;
  standing: (typeof PLACE_STANDINGS)[number];
  held: boolean;
  area: string | null;
  createdAt: string;
}
