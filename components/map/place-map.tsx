import { DomEvent, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useMemo, useRef } from "react";
import { Marker, useMap, useMapEvents } from "react-leaflet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { BaseMap } from "./base-map";
import { type Point, rounded } from "./coordinates";
import { prefersStillness } from "./motion";
import { pinIcon } from "./pin-icon";

export interface PlaceMapProps {
  tileUrl: string;
  value: Point | null;
  onPick: (point: Point) => void;
}

/** All of Indonesia on a phone: nobody's town is nearer than another's. */
const START: [number, number] = [-2.5, 118];
const START_ZOOM = 4;
const CLOSE_ZOOM = 16;
const FLY_SECONDS = 0.8;

/** The map of the place picker: click, drag the pin, or take the middle (for keyboards and thick fingers). */
export function PlaceMap({ tileUrl, value, onPick }: PlaceMapProps) {
  const view = value
    ? { center: [value.latitude, value.longitude] as [number, number], zoom: CLOSE_ZOOM }
    : { center: START, zoom: START_ZOOM };
  return (
    <BaseMap tileUrl={tileUrl} label="Peta untuk memilih titik" {...view}>
      <Picking value={value} onPick={onPick} />
    </BaseMap>
  );
}

function Picking({ value, onPick }: Omit<PlaceMapProps, "tileUrl">) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  useMapEvents({ click: ({ latlng }) => onPick(pointOf(latlng)) });

  const latitude = value?.latitude;
  const longitude = value?.longitude;
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const seen = map.getBounds().pad(-0.15).contains([latitude, longitude]) && map.getZoom() >= CLOSE_ZOOM - 4;
    if (seen) return;
    const zoom = Math.max(map.getZoom(), CLOSE_ZOOM);
    if (prefersStillness()) map.setView([latitude, longitude], zoom, { animate: false });
    else map.flyTo([latitude, longitude], zoom, { duration: FLY_SECONDS });
  }, [map, latitude, longitude]);

  const handlers = useMemo(
    () => ({
      dragend: () => {
        if (marker.current) onPick(pointOf(marker.current.getLatLng()));
      },
    }),
    [onPick],
  );

  return (
    <>
      {value ? (
        <Marker
          ref={marker}
          position={[value.latitude, value.longitude]}
          icon={pinIcon("picked")}
          title="Titik laporan Anda. Geser untuk memindahkan."
          keyboard={false}
          draggable
          eventHandlers={handlers}
        />
      ) : null}
      <Middle onTake={() => onPick(pointOf(map.getCenter()))} />
    </>
  );
}

function pointOf(position: { lat: number; lng: number }): Point {
  return rounded({ latitude: position.lat, longitude: position.lng });
}

/** A click on the button is not one on the map beneath it. */
function keepClicks(element: HTMLElement | null): void {
  if (element) DomEvent.disableClickPropagation(element);
}

function Middle({ onTake }: { onTake: () => void }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-[800] grid place-items-center text-wedel-900/60"
      >
        <Icon name="plus" size={24} />
      </span>
      <span ref={keepClicks} className="absolute bottom-8 left-3 z-[900] rounded-md bg-card shadow-low">
        <Button variant="secondary" size="small" onClick={onTake}>
          Pakai titik tengah peta
        </Button>
      </span>
    </>
  );
}
