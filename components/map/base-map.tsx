import "leaflet/dist/leaflet.css";
import "./map.css";
import type {
  LatLngBoundsExpression,
  LatLngExpression,
  Layer,
  Map as LeafletMap,
  PopupEvent,
  TileEvent,
} from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AttributionControl, MapContainer, ScaleControl, TileLayer, useMap, ZoomControl } from "react-leaflet";
import { useSavesData } from "@/components/data-saver/saves-data";
import { useShownTheme } from "@/components/layout/shown-theme";
import type { Theme } from "@/components/layout/theme";
import { ARCHIVE_PATH, BASEMAP_BOX, ZOOMS } from "@/lib/map/rules";
import { baseMapVersion, readTileUrl } from "./base-map-version";
import { mapCredits } from "./credits";
import { FIT, limitZoom, WORLD } from "./extent";
import { Gestures } from "./gestures";
import { MapNames, NAMES_PANE } from "./map-names";
import { prefersReducedMotion } from "./motion";

const PLAIN = "Peta dasar sederhana";

const [WEST, SOUTH, EAST, NORTH] = BASEMAP_BOX;

const GROUND_PANE = "ground";
const TILE_PIXELS = 256;
const REACH_DEGREES = 1;
/** After what is on the screen. */
const SURROUNDINGS_AFTER_MS = 5_000;

/** So many tiles of streets in a row that fail are no accident. */
const FAILURES = 2;

/** Names the only density that there is, so that on a dense screen nobody, nor a tool, takes it for an oversight. */
const SINGLE_DENSITY = {
  tileloadstart: ({ tile }: TileEvent) => {
    tile.srcset = `${tile.src} 1x`;
  },
};

interface MapMannersProps {
  label: string;
  interactive: boolean;
}

interface BaseMapProps {
  /** Template of the streets with {z}, {x} and {y}, or `none`; behind `#` the borders that the base map has, and whether their publisher is named. */
  tileUrl: string;
  /** What the map shows; read when the keyboard reaches it. */
  label: string;
  center?: LatLngExpression;
  zoom?: number;
  /** Takes the place of centre and zoom. */
  bounds?: LatLngBoundsExpression | undefined;
  /** False: a picture that shows no buttons before it is pressed. */
  interactive?: boolean;
  /** Wheel and one finger move it without a press: only where the map fills the screen. */
  movesAtOnce?: boolean;
  children?: ReactNode;
}

/** Every map of Sulur: tiles, credit, zoom buttons, keyboard, calm where people ask for calm. */
export function BaseMap({
  tileUrl,
  label,
  center,
  zoom,
  bounds,
  interactive = true,
  movesAtOnce = false,
  children,
}: BaseMapProps) {
  const still = prefersReducedMotion();
  const view = bounds ? { bounds, boundsOptions: FIT } : { center, zoom };
  const { streetsUrl, borders, isCredited } = readTileUrl(tileUrl);
  return (
    <MapContainer
      {...view}
      className="size-full"
      maxZoom={ZOOMS.max}
      minZoom={ZOOMS.min}
      maxBounds={WORLD}
      maxBoundsViscosity={1}
      zoomSnap={0.25}
      bounceAtZoomLimits={false}
      attributionControl={false}
      zoomControl={false}
      dragging={interactive}
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
      <Gestures interactive={interactive} movesAtOnce={movesAtOnce} />
      <AttributionControl position="bottomright" prefix={false} />
      {interactive ? (
        <ZoomControl position="bottomright" zoomInTitle="Perbesar peta" zoomOutTitle="Perkecil peta" />
      ) : null}
      <Ground streetsUrl={streetsUrl} borders={borders} credits={mapCredits(isCredited)} />
      <MapNames borders={borders} />
      {interactive ? <Surroundings borders={borders} /> : null}
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
    const watcher = new ResizeObserver(() => {
      map.invalidateSize({ pan: false, debounceMoveend: true });
      limitZoom(map, ZOOMS.min);
    });
    watcher.observe(map.getContainer());
    return () => {
      map.off("popupopen", nameButton);
      watcher.disconnect();
    };
  }, [map]);

  return null;
}

interface GroundProps {
  streetsUrl: string;
  borders: string | undefined;
  credits: string;
}

/**
 * The base map that ships with Sulur, and above it the streets of TILE_URL, which come tile by tile. Where they do not
 * come, or data are saved, the base map is all there is, and says so.
 */
function Ground({ streetsUrl, borders, credits }: GroundProps) {
  const map = useMap();
  for (const [name, zIndex] of [
    [GROUND_PANE, "150"],
    [NAMES_PANE, "160"],
  ] as const) {
    // The base map lies below streets with its names, in panes of their own.
    if (!map.getPane(name)) map.createPane(name).style.zIndex = zIndex;
  }
  const theme = useShownTheme();
  const saves = useSavesData();
  const [away, setAway] = useState(false);
  const failures = useRef(0);
  const streets = streetsUrl !== "none" && !saves;
  const own = streetsUrl.startsWith(ARCHIVE_PATH);

  return (
    <>
      <TileLayer
        // A layer of its own for each theme: Leaflet redraws one with a new URL at a zoom that is not whole.
        key={theme}
        url={tileAddress(theme, "{z}/{x}/{y}", borders)}
        bounds={WORLD}
        pane={GROUND_PANE}
        attribution={credits}
        maxZoom={ZOOMS.max}
        eventHandlers={SINGLE_DENSITY}
      />
      {streets && own ? <OwnStreets url={streetsUrl} theme={theme} onAway={setAway} /> : null}
      {streets && !own ? (
        <TileLayer
          url={streetsUrl}
          className="sulur-streets"
          maxZoom={ZOOMS.max}
          eventHandlers={{
            tileload: () => {
              failures.current = 0;
              setAway(false);
            },
            tileerror: () => {
              failures.current += 1;
              if (failures.current >= FAILURES) setAway(true);
            },
            ...(streetsUrl.includes("{r}") ? {} : SINGLE_DENSITY),
          }}
        />
      ) : null}
      {streets && !away ? null : <PlainGround />}
    </>
  );
}

interface OwnStreetsProps {
  url: string;
  theme: Theme;
  onAway: (away: boolean) => void;
}

function tileAddress(theme: Theme, path: string, borders?: string): string {
  return `/ubin/${theme}/${path}.svg?v=${baseMapVersion(borders)}`;
}

/** Streets that the operator serves; what draws them is loaded only here. */
function OwnStreets({ url, theme, onAway }: OwnStreetsProps) {
  const map = useMap();
  useEffect(() => {
    let layer: Layer | null = null;
    let left = false;
    import("./archive-layer")
      .then(({ archiveLayer }) => archiveLayer(new URL(url, location.href).href, theme))
      .catch(() => null)
      .then((made) => {
        if (left) return;
        layer = made?.addTo(map) ?? null;
        onAway(layer === null);
      });
    return () => {
      left = true;
      layer?.remove();
    };
  }, [map, url, theme, onAway]);
  return null;
}

/** The service worker stores each tile that is asked for, so that without a signal a map still has its surroundings. */
function Surroundings({ borders }: { borders: string | undefined }) {
  const map = useMap();
  const theme = useShownTheme();
  const saves = useSavesData();
  useEffect(() => {
    if (saves || !navigator.serviceWorker?.controller) return;
    const timer = setTimeout(() => {
      for (const path of tilesAround(map))
        void fetch(tileAddress(theme, path, borders), { priority: "low" }).catch(() => null);
    }, SURROUNDINGS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [map, theme, saves, borders]);
  return null;
}

/** `zoom/column/row` of the base map's tiles around the map's middle, about as far as a province reaches. */
function tilesAround(map: LeafletMap): string[] {
  const { lat, lng } = map.getCenter();
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const corner = (zoom: number, north: number, east: number) =>
    map
      .project([within(lat + north, SOUTH, NORTH), within(lng + east, WEST, EAST)], zoom)
      .divideBy(TILE_PIXELS)
      .floor();
  return [5, 6, 7, 8].flatMap((zoom) => {
    const [first, last] = [corner(zoom, REACH_DEGREES, -REACH_DEGREES), corner(zoom, -REACH_DEGREES, REACH_DEGREES)];
    const columns = Array.from({ length: last.x - first.x + 1 }, (_, at) => first.x + at);
    const rows = Array.from({ length: last.y - first.y + 1 }, (_, at) => first.y + at);
    return columns.flatMap((column) => rows.map((row) => `${zoom}/${column}/${row}`));
  });
}

/** What stands on a map without streets: what it is, and how far things are. */
function PlainGround() {
  const map = useMap();
  useEffect(() => {
    map.attributionControl.addAttribution(PLAIN);
    map.getContainer().classList.add("sulur-plain");
    return () => {
      map.attributionControl.removeAttribution(PLAIN);
      map.getContainer().classList.remove("sulur-plain");
    };
  }, [map]);
  return <ScaleControl position="bottomleft" imperial={false} />;
}
