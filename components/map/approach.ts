import { type Map as LeafletMap, latLngBounds } from "leaflet";
import { flyTo } from "./fly-to";
import type { Mark } from "./pins/gather";
import { boundsOf } from "./pins/map-points";

/** How much closer it goes where the server has not named what is there: that then falls into at most sixteen. */
const STEP = 2;

/** Goes so close that what stands as one mark fills about half of the map, and so comes apart. */
export function approach<Properties>(map: LeafletMap, { point, members }: Mark<Properties>): void {
  const corners = boundsOf(members?.map((member) => member.point) ?? []);
  const zoom = corners
    ? Math.max(map.getZoom() + 1, map.getBoundsZoom(latLngBounds(corners)) - 1)
    : map.getZoom() + STEP;
  flyTo(map, corners ? middleOf(corners) : point, Math.min(zoom, map.getMaxZoom()));
}

function middleOf([[south, west], [north, east]]: NonNullable<ReturnType<typeof boundsOf>>) {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
