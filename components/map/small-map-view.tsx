import { useEffect, useState } from "react";
import { useMap, ZoomControl } from "react-leaflet";
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
  const [awake, setAwake] = useState(false);
  const name = label ?? "Peta lokasi";
  const zoom = rough ? ROUGH_ZOOM : ZOOM;
  return (
    <BaseMap tileUrl={tileUrl} label={name} center={[latitude, longitude]} zoom={zoom} interactive={false}>
      <Stay latitude={latitude} longitude={longitude} zoom={zoom} />
      {rough ? null : <DistanceRings point={{ latitude, longitude }} />}
      <Pin point={{ latitude, longitude }} icon={pinIcon(kind)} label={name} />
      {awake ? <Awake /> : <Wake onWake={() => setAwake(true)} />}
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

function Wake({ onWake }: { onWake: () => void }) {
  return (
    <button
      type="button"
      onClick={onWake}
      className="absolute inset-0 z-[900] flex items-start p-2 text-left focus-visible:-outline-offset-4"
    >
      <span className="rounded-sm bg-card px-3 py-1 text-sm font-semibold text-ink shadow-low">Geser peta ini</span>
    </button>
  );
}

function Awake() {
  const map = useMap();
  useEffect(() => {
    const handlers = [map.dragging, map.scrollWheelZoom, map.touchZoom, map.doubleClickZoom, map.keyboard];
    for (const handler of handlers) handler.enable();
    map.getContainer().tabIndex = 0;
    map.getContainer().focus({ preventScroll: true });
    return () => {
      for (const handler of handlers) handler.disable();
    };
  }, [map]);
  return <ZoomControl position="bottomright" zoomInTitle="Perbesar peta" zoomOutTitle="Perkecil peta" />;
}
