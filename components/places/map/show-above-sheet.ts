import type { Map as LeafletMap } from "leaflet";
import { frameFor } from "@/components/map/extent";
import { covered } from "@/components/map/pins/covered";
import type { Corners } from "@/components/map/pins/map-points";

/** Around the outermost points, in pixels; above them stand pins and what floats on the map. */
const MARGIN = 20;
const MARGIN_ABOVE = 76;
/** A single place is shown with what is around it. */
const CLOSEST = 14;

/** Moves the map so that the corners lie in what can be seen of it. */
export function showAboveSheet(map: LeafletMap, corners: Corners, maxZoom = CLOSEST): void {
  map.fitBounds(frameFor(corners), {
    paddingTopLeft: [MARGIN, MARGIN_ABOVE],
    paddingBottomRight: [MARGIN, MARGIN + covered(map)],
    maxZoom,
    animate: false,
  });
}
