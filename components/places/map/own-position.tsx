import { DivIcon } from "leaflet";
import { useEffect, useRef } from "react";
import { Circle, Marker, useMap } from "react-leaflet";
import { flyTo } from "@/components/map/fly-to";
import type { MyLocation } from "@/components/map/picker/use-my-location";
import { boundsOf } from "@/components/map/pins/map-points";
import { meters } from "@/lib/format/numbers";
import { showAboveSheet } from "./show-above-sheet";
import type { ListedPlace } from "./use-places";

interface OwnPositionProps {
  position: MyLocation;
  /** With their distances once the list is sorted by them. */
  listed: readonly ListedPlace[];
}

/** Spec 9: the map page's zoom when the position is known. */
const ZOOM = 14;
/** The nearest places are never shown closer than this. */
const CLOSEST = 16;
const NEAREST = 3;
/** So many times as far as the nearest is not near: framed with it, the nearest would vanish in a cluster. */
const TIMES_NEAREST = 10;
/** Room for the filters above, the distances beside and the buttons on the right, in pixels. */
const MARGINS = { above: 108, side: 64 };

const dot = new DivIcon({ className: "sulur-here", iconSize: [22, 22] });

/** The visitor's position, with the circle in which the device is sure of it, and how far the three nearest places are. */
export function OwnPosition({ position, listed }: OwnPositionProps) {
  const map = useMap();
  const framed = useRef<MyLocation | null>(null);
  const farthest = (listed[0]?.distance_meters ?? 0) * TIMES_NEAREST;
  const nearest = listed
    .slice(0, NEAREST)
    .filter(({ distance_meters: distance }) => distance !== undefined && distance <= farthest);

  useEffect(() => flyTo(map, position, ZOOM), [map, position]);
  useEffect(() => {
    const corners = nearest.length > 0 && framed.current !== position && boundsOf([position, ...nearest]);
    if (!corners) return;
    framed.current = position;
    showAboveSheet(map, corners, { maxZoom: CLOSEST, ...MARGINS });
  });

  const { latitude, longitude, accuracy } = position;
  const radius = Math.ceil(accuracy).toLocaleString("id-ID");
  return (
    <>
      <Circle center={[latitude, longitude]} radius={accuracy} className="sulur-accuracy" interactive={false} />
      <Marker
        position={[latitude, longitude]}
        icon={dot}
        title={`Posisi Anda, ketelitian sekitar ${radius} m`}
        interactive={false}
        keyboard={false}
        zIndexOffset={-1000}
      />
      {nearest.map((place) => (
        <Marker
          key={place.id}
          position={[place.latitude, place.longitude]}
          icon={labelOf(place.distance_meters ?? 0)}
          interactive={false}
          keyboard={false}
        />
      ))}
    </>
  );
}

/** Under the pin of a place. */
function labelOf(distance: number): DivIcon {
  return new DivIcon({
    className: "sulur-distance",
    iconSize: [64, 18],
    iconAnchor: [32, -4],
    html: `<span>${meters(distance)}</span>`,
  });
}
