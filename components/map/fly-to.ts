import type { Map as LeafletMap } from "leaflet";
import type { Point } from "./coordinates";
import { prefersStillness } from "./motion";

const FLY_SECONDS = 0.8;
/** A single place is shown at least this close. */
const CLOSE_ZOOM = 15;
/** Half the height of a popup, which stands above its pin. */
const POPUP_ROOM = 100;

/** Recentres the map on a place in 0.8 s (spec 9), a little lower, so that its popup has room. */
export function flyToPopup(map: LeafletMap, { latitude, longitude }: Point): void {
  const zoom = Math.max(map.getZoom(), CLOSE_ZOOM);
  const room = Math.min(POPUP_ROOM, map.getSize().y / 4);
  const { lat, lng } = map.unproject(map.project([latitude, longitude], zoom).subtract([0, room]), zoom);
  flyTo(map, { latitude: lat, longitude: lng }, zoom);
}

/** Goes there in 0.8 s, or at once where people ask for calm. */
export function flyTo(map: LeafletMap, { latitude, longitude }: Point, zoom: number): void {
  if (prefersStillness()) map.setView([latitude, longitude], zoom, { animate: false });
  else map.flyTo([latitude, longitude], zoom, { duration: FLY_SECONDS });
}
