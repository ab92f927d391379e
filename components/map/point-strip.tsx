"use client";

import useSWR from "swr";
import { useSavesData } from "@/components/data-saver/saves-data";
import { useShownTheme } from "@/components/layout/shown-theme";
import { Icon } from "@/components/ui/icon";
import { fetchJson } from "@/lib/http/fetch-json";
import type { NameView } from "@/lib/map/view";
import { NAME_TILES, TILE_PIXELS, type WorldPoint, worldPoint } from "@/lib/map/world-point";
import { baseMapVersion, readTileUrl } from "./base-map-version";
import type { Point } from "./coordinates";

interface PointStripProps {
  point: Point;
  /** TILE_URL of the server's configuration, with the borders that the base map has. */
  tileUrl: string;
  className?: string;
}

const NAMES_BLOCK = NAME_TILES * TILE_PIXELS;
/** Half of the widest strip, and half of its height, in pixels. */
const REACH = { x: 400, y: 48 };
/** Streets show the corner, the base map the next villages. */
const ZOOM = { streets: 16, plain: 12 };
/** Names keep clear of the pin in the middle, and of the strip's edges. */
const CLEAR = { x: 90, y: 34 };

/** A strip of the map, 96 px high, around a point: pictures alone, so that a form need not load the map for it. */
export function PointStrip({ point, tileUrl, className = "" }: PointStripProps) {
  const theme = useShownTheme();
  const savesData = useSavesData();
  const { streetsUrl, borders } = readTileUrl(tileUrl);
  const hasStreets = streetsUrl.startsWith("http") && !savesData;
  const zoom = hasStreets ? ZOOM.streets : ZOOM.plain;
  const middle = worldPoint(point, zoom);
  const version = baseMapVersion(borders);
  return (
    <div
      role="img"
      aria-label="Titik yang dipilih di peta"
      className={`relative isolate h-24 overflow-hidden rounded-md border border-line-strong bg-panel ${className}`}
    >
      <div className="absolute top-1/2 left-1/2">
        {tilesAround(middle).map(({ x, y }) => {
          const path = `${zoom}/${x}/${y}`;
          const place = { left: x * TILE_PIXELS - middle.x, top: y * TILE_PIXELS - middle.y };
          return (
            <span key={path}>
              <img src={`/ubin/${theme}/${path}.svg?v=${version}`} alt="" className={PICTURE} style={place} />
              {hasStreets ? (
                <img
                  src={streetsUrl
                    .replace("{z}", `${zoom}`)
                    .replace("{x}", `${x}`)
                    .replace("{y}", `${y}`)
                    .replace("{r}", "")}
                  alt=""
                  className={`${PICTURE} dark:brightness-90 dark:hue-rotate-180 dark:invert`}
                  style={place}
                  onError={({ currentTarget }) => currentTarget.remove()}
                />
              ) : null}
            </span>
          );
        })}
        {hasStreets ? null : <StripNames middle={middle} zoom={zoom} version={version} />}
        <Icon name="pin" size={36} className="absolute -top-8 -left-[18px] text-danger drop-shadow" />
      </div>
    </div>
  );
}

const PICTURE = "absolute size-64 max-w-none";

/** Columns and rows. */
function tilesAround({ x, y }: WorldPoint, size = TILE_PIXELS): WorldPoint[] {
  const tiles: WorldPoint[] = [];
  for (let column = Math.floor((x - REACH.x) / size); column * size < x + REACH.x; column += 1) {
    for (let row = Math.floor((y - REACH.y) / size); row * size < y + REACH.y; row += 1)
      tiles.push({ x: column, y: row });
  }
  return tiles;
}

function StripNames({ middle, zoom, version }: { middle: WorldPoint; zoom: number; version: string }) {
  const paths = tilesAround(middle, NAMES_BLOCK).map(({ x, y }) => `/ubin/nama/${zoom}/${x}/${y}.json?v=${version}`);
  const { data = [] } = useSWR(paths, () => Promise.all(paths.map((path) => fetchJson<NameView[]>(path))), {
    revalidateOnFocus: false,
  });
  return data
    .flat()
    .map((name) => ({ ...name, at: worldPoint(name, zoom) }))
    .map((name) => ({ ...name, at: { x: name.at.x - middle.x, y: name.at.y - middle.y } }))
    .filter(({ at }) => Math.abs(at.y) < CLEAR.y && Math.abs(at.x) > CLEAR.x && Math.abs(at.x) < REACH.x)
    .map(({ text, at }) => (
      <span
        key={`${text} ${at.x} ${at.y}`}
        className="absolute -translate-1/2 text-xs font-medium whitespace-nowrap text-ink"
        style={{ left: at.x, top: at.y }}
      >
        {text}
      </span>
    ));
}
