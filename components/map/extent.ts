import type { FitBoundsOptions, Map as LeafletMap } from "leaflet";
import { INDONESIA_BOX, WORLD_BOX } from "@/lib/map/rules";
import type { Corners } from "./pins/map-points";

function cornersOf([west, south, east, north]: typeof INDONESIA_BOX | typeof WORLD_BOX): Corners {
  return [
    [south, west],
    [north, east],
  ];
}

export const INDONESIA = cornersOf(INDONESIA_BOX);
/** All that the base map draws. */
export const WORLD = cornersOf(WORLD_BOX);

/** Points that span more degrees of longitude are shown on a map of the whole country. */
const COUNTRYWIDE_DEGREES = 20;

/** The corners that a map shows for points: the country's, where the points lie all over it. */
export function frameFor(corners: Corners): Corners {
  const [[south, west], [north, east]] = corners;
  if (east - west < COUNTRYWIDE_DEGREES) return corners;
  const [[lowest, mostWest], [highest, mostEast]] = INDONESIA;
  return [
    [Math.min(south, lowest), Math.min(west, mostWest)],
    [Math.max(north, highest), Math.max(east, mostEast)],
  ];
}

/** How a map shows what it opens with: pixels around it, more above, where pins reach up, and not closer than this. */
export const FIT: FitBoundsOptions = { paddingTopLeft: [20, 48], paddingBottomRight: [20, 24], maxZoom: 15 };

/** The map cannot be zoomed out so far that the edge of what is drawn comes into view. */
export function limitZoom(map: LeafletMap, least: number): void {
  map.setMinZoom(least);
  map.setMinZoom(map.getBoundsZoom(WORLD, true));
}
