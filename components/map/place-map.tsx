import { DomEvent, type LeafletKeyboardEvent, type Marker as LeafletMarker } from "leaflet";
import { useEffect, useMemo, useRef } from "react";
import { Circle, Marker, useMap, useMapEvents } from "react-leaflet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { BaseMap } from "./base-map";
import { type PickedPoint, type Point, rounded } from "./coordinates";
import { DistanceRings } from "./distance-rings";
import { INDONESIA } from "./extent";
import { keepClicks } from "./gestures";
import { prefersReducedMotion } from "./motion";
import { pinIcon } from "./pins/pin-icon";

export interface PlaceMapProps {
  tileUrl: string;
  value: PickedPoint | null;
  onPick: (point: Point) => void;
}

const CLOSE_ZOOM = 16;
/** Shows the ring around an approximate point and the villages in it. */
const APPROXIMATE_ZOOM = 13;
const APPROXIMATE_METERS = 1500;
/** From here on a point that is in view needs no closer look. */
const NEAR_ZOOM = 12;
const FLY_SECONDS = 0.8;

/** Screen pixels by which an arrow key moves the pin. */
const ARROW_PIXELS = { plain: 10, withShift: 50 };
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The map of the place picker: click, move the pin by hand or by arrow keys, or take the middle of the map. */
export function PlaceMap({ tileUrl, value, onPick }: PlaceMapProps) {
  const view = value
    ? { center: [value.latitude, value.longitude] as [number, number], zoom: closeZoom(value) }
    : { bounds: INDONESIA };
  return (
    <BaseMap tileUrl={tileUrl} label="Peta untuk memilih titik" {...view}>
      <Picking value={value} onPick={onPick} />
    </BaseMap>
  );
}

function closeZoom({ approximate = false }: PickedPoint): number {
  return approximate ? APPROXIMATE_ZOOM : CLOSE_ZOOM;
}

function Picking({ value, onPick }: Omit<PlaceMapProps, "tileUrl">) {
  const map = useMap();
  const marker = useRef<LeafletMarker>(null);
  useMapEvents({ click: ({ latlng }) => onPick(pointOf(latlng)) });

  const latitude = value?.latitude;
  const longitude = value?.longitude;
  const zoom = value ? closeZoom(value) : CLOSE_ZOOM;
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const seen = map.getBounds().pad(-0.15).contains([latitude, longitude]) && map.getZoom() >= NEAR_ZOOM;
    if (seen) return;
    if (prefersReducedMotion()) map.setView([latitude, longitude], zoom, { animate: false });
    else map.flyTo([latitude, longitude], zoom, { duration: FLY_SECONDS });
  }, [map, latitude, longitude, zoom]);

  const handlers = useMemo(
    () => ({
      dragend: () => {
        if (marker.current) onPick(pointOf(marker.current.getLatLng()));
      },
      keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
        const direction = ARROWS[originalEvent.key];
        if (!direction || !marker.current) return;
        // Otherwise the page would scroll.
        DomEvent.stop(originalEvent);
        const pixels = originalEvent.shiftKey ? ARROW_PIXELS.withShift : ARROW_PIXELS.plain;
        const from = map.latLngToContainerPoint(marker.current.getLatLng());
        onPick(pointOf(map.containerPointToLatLng(from.add([direction[0] * pixels, direction[1] * pixels]))));
      },
    }),
    [map, onPick],
  );

  return (
    <>
      {value ? <DistanceRings point={value} /> : null}
      {value?.approximate ? (
        <Circle
          center={[value.latitude, value.longitude]}
          radius={APPROXIMATE_METERS}
          className="sulur-approximate"
          interactive={false}
        />
      ) : null}
      {value ? (
        <Marker
          ref={marker}
          position={[value.latitude, value.longitude]}
          icon={pinIcon("picked")}
          title="Titik Anda. Geser, atau pindahkan dengan tombol panah."
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

function Middle({ onTake }: { onTake: () => void }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-[800] grid place-items-center text-wedel-900/60"
      >
        <Icon name="plus" size={24} />
      </span>
      <span
        ref={keepClicks}
        className="absolute top-2 left-2 z-[900] rounded-md bg-card shadow-low in-[.sulur-asleep]:pointer-coarse:top-13"
      >
        <Button variant="secondary" size="small" onClick={onTake}>
          Pakai titik tengah peta
        </Button>
      </span>
    </>
  );
}
