import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "./base-map";
import { DistanceRings } from "./distance-rings";
import { Pin } from "./pins/pin";
import { pinIcon } from "./pins/pin-icon";
import type { SmallMapProps } from "./small-map";

const ZOOM = 16;
/** Shows the whole cell of a rounded point, and so no street of it. */
const ROUGH_ZOOM = 13;

export function SmallMapView({
  latitude,
  longitude,
  tileUrl,
  label,
  kind = "VERIFIED",
  rough = false,
}: Omit<SmallMapProps, "className">) {
  const name = label ?? "Peta lokasi";
  const zoom = rough ? ROUGH_ZOOM : ZOOM;
  return (
    <BaseMap tileUrl={tileUrl} label={name} center={[latitude, longitude]} zoom={zoom} interactive={false}>
      <Stay latitude={latitude} longitude={longitude} zoom={zoom} />
      {rough ? null : <DistanceRings point={{ latitude, longitude }} />}
      <Pin point={{ latitude, longitude }} icon={pinIcon(kind)} label={name} />
    </BaseMap>
  );
}

/** Leaflet reads the centre only once; another report may be shown in the same place. */
function Stay({ latitude, longitude, zoom }: { latitude: number; longitude: number; zoom: number }) {
  const map = useMap();
  useEffect(() => {
    map.setView([latitude, longitude], zoom, { animate: false });
  }, [map, latitude, longitude, zoom]);
  return null;
}
