import { DivIcon } from "leaflet";
import { useEffect } from "react";
import { Circle, Marker, useMap } from "react-leaflet";
import { flyTo } from "./fly-to";
import type { MyLocation } from "./picker/use-my-location";

/** Spec 9: the map page's zoom when the position is known. */
const ZOOM = 14;

const dot = new DivIcon({ className: "sulur-here", iconSize: [22, 22] });

/** Where the visitor is, with the circle in which the device is sure of it. The map goes there once for each fix. */
export function OwnPosition({ position }: { position: MyLocation }) {
  const map = useMap();
  useEffect(() => flyTo(map, position, ZOOM), [map, position]);

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
    </>
  );
}
