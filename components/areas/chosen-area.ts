import type { Point } from "@/components/map/coordinates";
import type { AreaView } from "@/lib/areas/view";

/** The area that a person chose for a point; for another point it says nothing. */
export interface ChosenArea extends Pick<AreaView, "code" | "label"> {
  at: Point;
}

export function chosenFor(area: ChosenArea | null, place: Point | null): ChosenArea | null {
  if (area === null || place === null) return null;
  return area.at.latitude === place.latitude && area.at.longitude === place.longitude ? area : null;
}
