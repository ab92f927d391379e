import { DivIcon } from "leaflet";
import { useState } from "react";
import { Circle, Marker, useMap, useMapEvent } from "react-leaflet";
import type { Point } from "./coordinates";

/** Where the base map shows little else. */
const FROM_ZOOM = 13;
const METERS = [10, 20, 50, 100, 200, 500, 1_000, 2_000];
/** Of the inner ring, in pixels. */
const WIDEST = 70;
const DEGREE_METERS = 111_320;

/** How far things are from a point, while no streets say it: two rings, shown by PlainGround's class. */
export function DistanceRings({ point: { latitude, longitude } }: { point: Point }) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent("zoomend", () => setZoom(map.getZoom()));
  if (zoom < FROM_ZOOM) return null;
  const metersAPixel = (40_075_017 * Math.cos((latitude * Math.PI) / 180)) / 256 / 2 ** zoom;
  const inner = METERS.findLast((meters) => meters / metersAPixel <= WIDEST) ?? 10;
  return [inner, 2 * inner].map((meters) => (
    <Circle key={meters} center={[latitude, longitude]} radius={meters} className="sulur-ring" interactive={false}>
      <Marker
        position={[latitude - meters / DEGREE_METERS, longitude]}
        icon={labelOf(meters)}
        interactive={false}
        keyboard={false}
        zIndexOffset={-1000}
      />
    </Circle>
  ));
}

function labelOf(meters: number): DivIcon {
  const html = meters < 1_000 ? `${meters} m` : `${meters / 1_000} km`;
  return new DivIcon({ className: "sulur-ring-label", iconSize: [60, 16], html });
}
