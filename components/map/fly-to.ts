import type { LatLng, Map as LeafletMap } from "leaflet";
import type { Point } from "./coordinates";
import { prefersReducedMotion } from "./motion";
import { covered } from "./pins/covered";

const FLY_SECONDS = 0.8;
/** A single place is shown at least this close. */
const CLOSE_ZOOM = 15;
/** Half the height of a popup, which stands above its pin. */
const POPUP_ROOM = 100;

/** Recentres the map on a place in 0.8 s (spec 9), a little lower, so that its popup has room. */
export function flyToPopup(map: LeafletMap, point: Point): void {
  flyTo(map, point, Math.max(map.getZoom(), CLOSE_ZOOM), roomBelow(map));
}

/** The same without coming closer. */
export function panToPopup(map: LeafletMap, point: Point): void {
  map.panTo(centreFor(map, point, map.getZoom(), roomBelow(map)), { animate: !prefersReducedMotion() });
}

/**
 * Brings a point to the middle of what can be seen of the map, in 0.8 s, or at once where people ask for calm.
 * @param below so many pixels under the middle
 */
export function flyTo(map: LeafletMap, point: Point, zoom: number, below = 0): void {
  const centre = centreFor(map, point, zoom, below);
  if (prefersReducedMotion()) map.setView(centre, zoom, { animate: false });
  else map.flyTo(centre, zoom, { duration: FLY_SECONDS });
}

function centreFor(map: LeafletMap, { latitude, longitude }: Point, zoom: number, below: number): LatLng {
  // Its box may have changed in the same moment.
  map.invalidateSize({ pan: false });
  const shift = covered(map) / 2 - below;
  return map.unproject(map.project([latitude, longitude], zoom).add([0, shift]), zoom);
}

function roomBelow(map: LeafletMap): number {
  return Math.min(POPUP_ROOM, (map.getSize().y - covered(map)) / 4);
}
