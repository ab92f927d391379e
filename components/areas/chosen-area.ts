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

/** Goes with the point of a form. */
export function sentArea(area: ChosenArea | null, place: Point | null): { area_code?: string } {
  const chosen = chosenFor(area, place);
  return chosen ? { area_code: chosen.code } : {};
}
