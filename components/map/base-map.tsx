import "leaflet/dist/leaflet.css";
import "./map.css";
import type { LatLngBoundsExpression, LatLngExpression, PopupEvent, TileEvent } from "leaflet";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from "react-leaflet";
import { useSavesData } from "@/components/data-saver/saves-data";
import { MapNote } from "./map-note";
import { prefersReducedMotion } from "./motion";

const MAX_ZOOM = 19;

const CREDIT =
  'Peta oleh <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">OpenStreetMap</a>';

const MISSING = "Peta dasar tidak dapat dimuat. Daftar dan formulir tetap dapat dipakai.";

/** So many tiles in a row that fail are no accident. */
const FAILURES = 2;

/** A tile server that says nothing for so long is as good as away. */
const SILENCE_MS = 10_000;

/** Fills {r} in the address, where a provider has tiles for dense screens, with the plain form. */
const PLAIN = { r: "" };

interface MapMannersProps {
  label: string;
  interactive: boolean;
}

interface BaseMapProps {
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  /** What the map shows; read when the keyboard reaches it. */
  label: string;
  center?: LatLngExpression;
  zoom?: number;
  /** Takes the place of centre and zoom. */
  bounds?: LatLngBoundsExpression | undefined;
  /** False: a picture that neither wheel nor finger moves. */
  interactive?: boolean;
  children?: ReactNode;
}

/** Every map of Sulur: tiles, credit, zoom buttons, keyboard, calm where people ask for calm. */
export function BaseMap({ tileUrl, label, center, zoom, bounds, interactive = true, children }: BaseMapProps) {
  const still = prefersReducedMotion();
  const view = bounds
    ? { bounds, boundsOptions: { padding: [32, 32] as [number, number], maxZoom: 15 } }
    : { center, zoom };
  return (
    <MapContainer
      {...view}
      className="size-full"
      maxZoom={MAX_ZOOM}
      minZoom={3}
      attributionControl={false}
      zoomControl={false}
      scrollWheelZoom={interactive}
      dragging={interactive}
      touchZoom={interactive}
      doubleClickZoom={interactive}
      boxZoom={interactive}
      keyboard={interactive}
      fadeAnimation={!still}
      zoomAnimation={!still}
      // Hundreds of pins would cost a phone more than a smooth zoom is worth; they come back in their new places.
      markerZoomAnimation={false}
      inertia={!still}
    >
      <MapManners label={label} interactive={interactive} />
      <AttributionControl position="bottomright" prefix={false} />
      {interactive ? (
        <ZoomControl position="bottomright" zoomInTitle="Perbesar peta" zoomOutTitle="Perkecil peta" />
      ) : null}
      <Tiles url={tileUrl} />
      {children}
    </MapContainer>
  );
}

/** What Leaflet leaves out: a name for the map, Indonesian for the popup's button, and a map that fits when its box changes. */
function MapManners({ label, interactive }: MapMannersProps) {
  const map = useMap();

  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute("role", "group");
    box.setAttribute(
      "aria-label",
      interactive ? `${label}. Geser dengan tombol panah, perbesar dengan + dan -.` : label,
    );
    if (!interactive) box.removeAttribute("tabindex");
  }, [map, label, interactive]);

  useEffect(() => {
    // Not the map's first button: the popup before may still be fading out.
    const nameButton = ({ popup }: PopupEvent) => {
      const button = popup.getElement()?.querySelector(".leaflet-popup-close-button");
      button?.setAttribute("aria-label", "Tutup keterangan");
    };
    map.on("popupopen", nameButton);
    // What depends on the view waits until the box has come to rest, and does not hold up the frame that changes it.
    const watcher = new ResizeObserver(() => map.invalidateSize({ pan: false, debounceMoveend: true }));
    watcher.observe(map.getContainer());
    return () => {
      map.off("popupopen", nameButton);
      watcher.disconnect();
    };
  }, [map]);

  return null;
}

/** Names the only density that there is, so that on a dense screen nobody, nor a tool, takes it for an oversight. */
function declareSingleDensity({ tile }: TileEvent): void {
  tile.srcset = `${tile.src} 1x`;
}

/** The ground of the map. Where it does not come, a quiet line says so and the pins stay. */
function Tiles({ url }: { url: string }) {
  const failures = useRef(0);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [missing, setMissing] = useState(false);
  const saves = useSavesData();
  const single = saves || !url.includes("{r}");

  const requested = useCallback(() => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => setMissing(true), SILENCE_MS);
  }, []);

  // The first tiles are asked for before anybody can listen.
  useEffect(() => {
    requested();
    return () => clearTimeout(silence.current);
  }, [requested]);

  function came(): void {
    failures.current = 0;
    clearTimeout(silence.current);
    setMissing(false);
  }

  function failed(): void {
    failures.current += 1;
    if (failures.current >= FAILURES) setMissing(true);
  }

  return (
    <>
      <TileLayer
        url={url}
        attribution={CREDIT}
        maxZoom={MAX_ZOOM}
        {...(saves ? PLAIN : {})}
        eventHandlers={{
          tileload: came,
          tileerror: failed,
          loading: requested,
          load: () => clearTimeout(silence.current),
          ...(single ? { tileloadstart: declareSingleDensity } : {}),
        }}
      />
      {missing ? <MapNote at="top" text={MISSING} /> : null}
    </>
  );
}
