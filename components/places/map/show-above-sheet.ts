import type { Map as LeafletMap } from "leaflet";
import { frameFor } from "@/components/map/extent";
import { covered } from "@/components/map/pins/covered";
import type { Corners } from "@/components/map/pins/map-points";

interface Room {
  /** Above the outermost points, in pixels, where pins and what floats on the map stand. */
  above: number;
  side: number;
  maxZoom: number;
}

/** Height of the map's credits and a margin, in pixels. */
const BELOW = 44;
/** A single place is shown with what is around it. */
const ROOM: Room = { above: 76, side: 20, maxZoom: 14 };

/** Moves the map so that the corners lie in what can be seen of it. */
export function showAboveSheet(map: LeafletMap, corners: Corners, { above, side, maxZoom } = ROOM): void {
  map.fitBounds(frameFor(corners), {
    paddingTopLeft: [side, above],
    paddingBottomRight: [side, BELOW + covered(map)],
    maxZoom,
    animate: false,
  });
}
