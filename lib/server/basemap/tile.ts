import "server-only";
import { brotliDecompressSync } from "node:zlib";
import GeoJSONVT from "geojson-vt";
import { WORLD_BOX } from "@/lib/map/rules";
import file from "./basemap.json" with { type: "json" };
import { DEEPEST_PLACED, tileCorner } from "./labels";
import { readRing } from "./record";

/** Lines between areas, each with the level of what it parts. */
export type Borders = GeoJSONVT;

export type BasemapTheme = "light" | "dark";

/** Tiles are 256 pixels wide; their lines are drawn to half a pixel. */
const EXTENT = 512;
const TILE = 256;
/** A coast's edge is drawn past the tile, so that its line does not thin at the seams. */
const BUFFER = 16;
/** The index keeps each tile it has cut, so that whoever asks for all of them makes it begin anew. */
export const MOST_CUT = 2_000;
/** From here on land is one colour: a grain shows that the map moves. */
const GRAIN_FROM = 12;

export const COLORS = {
  light: { sea: "#d9e6f2", shelf: "#e6eff6", land: "#f7f1e3", coast: "#8aa0a6", grain: "#d8c9a8", border: "#8b6a4f" },
  dark: { sea: "#0d1a24", shelf: "#122531", land: "#22332a", coast: "#4d6a5c", grain: "#2f4238", border: "#9c8a70" },
} as const;

interface Index {
  land: GeoJSONVT;
  water: GeoJSONVT;
}

/** By the level of what they part: from which zoom on they help, how wide they are, and how they are broken. */
const BORDERS = [
  { level: 3, from: 11, width: 1.4, dashes: [2, 5] },
  { level: 2, from: 7, width: 1.6, dashes: [7, 4] },
  { level: 1, from: 4, width: 2.2, dashes: [12, 4, 2, 4] },
];

let index: Index | undefined;

function shapes(): Index {
  if (index && index.land.tileCoords.length + index.water.tileCoords.length < MOST_CUT) return index;
  const data = JSON.parse(brotliDecompressSync(Buffer.from(file.brotli, "base64")).toString()) as Record<
    keyof Index,
    number[][]
  >;
  index = { land: indexOf(data.land), water: indexOf(data.water) };
  return index;
}

function indexOf(rings: readonly number[][]): GeoJSONVT {
  const features = rings.map((ring) => ({
    type: "Feature" as const,
    properties: null,
    geometry: { type: "Polygon" as const, coordinates: [readRing(ring)] },
  }));
  return cuttable({ type: "FeatureCollection", features });
}

export function cuttable(data: ConstructorParameters<typeof GeoJSONVT>[0]): GeoJSONVT {
  return new GeoJSONVT(data, {
    maxZoom: DEEPEST_PLACED,
    indexMaxZoom: 4,
    extent: EXTENT,
    buffer: BUFFER,
    tolerance: 1.5,
  });
}

/** One tile of the base map as SVG: sea, land, inland water, and borders where they are known. */
export function drawTile(
  look: BasemapTheme,
  zoom: number,
  column: number,
  row: number,
  borders: Borders | null = null,
): string {
  const ground = drawGround(look, zoom, column, row, borders);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">${ground}</svg>`;
}

/** The same as what stands in an SVG element of a tile's size. */
export function drawGround(
  look: BasemapTheme,
  zoom: number,
  column: number,
  row: number,
  borders: Borders | null = null,
): string {
  const color = COLORS[look];
  // Deeper than the data are exact, a tile is a part of its ancestor.
  const up = Math.max(0, zoom - DEEPEST_PLACED);
  const [ancestorColumn, ancestorRow] = [column >> up, row >> up];
  const scale = 2 ** up;
  const [left, top] = [(column - ancestorColumn * scale) * TILE, (row - ancestorRow * scale) * TILE];
  const depth = zoom - up;
  const land = pathOf(shapes().land, depth, ancestorColumn, ancestorRow);
  const water = pathOf(shapes().water, depth, ancestorColumn, ancestorRow);
  const detail = BORDERS.find(({ from }) => zoom >= from)?.level ?? 1;
  const line = (width: number) => Number((width / scale).toFixed(4));
  const ground = [
    land &&
      `<path d="${land}" fill="none" stroke="${color.shelf}" stroke-width="${line(14)}" stroke-linejoin="round"/>`,
    land && `<path d="${land}" fill="${color.land}" stroke="${color.coast}" stroke-width="${line(1.6)}"/>`,
    land && zoom >= GRAIN_FROM && `<path d="${land}" fill="url(#b)"/>`,
    water && `<path d="${water}" fill="${color.sea}" fill-rule="evenodd"/>`,
    ...BORDERS.map(({ level, from, width, dashes }) => {
      const path = borders && zoom >= from && pathOf(borders, depth, ancestorColumn, ancestorRow, { level, detail });
      return (
        path &&
        `<path d="${path}" fill="none" stroke="${color.border}" stroke-width="${line(width)}" stroke-dasharray="${dashes.map(line).join(" ")}"/>`
      );
    }),
  ];
  return [
    land && zoom >= GRAIN_FROM ? grain(color.grain, scale) : "",
    `<rect width="${TILE}" height="${TILE}" fill="${color.sea}"/>`,
    `<g transform="translate(${-left} ${-top}) scale(${scale * (TILE / EXTENT)})">${ground.filter(Boolean).join("")}</g>`,
  ].join("");
}

/** @param lines only these; without it, closed shapes */
function pathOf(
  shape: GeoJSONVT,
  zoom: number,
  column: number,
  row: number,
  lines?: { level: number; detail: number },
): string {
  const parts = (shape.getTile(zoom, column, row)?.features ?? []).flatMap(({ type, tags, geometry }) =>
    type !== 1 && (!lines || (tags?.level === lines.level && (tags.details as number[]).includes(lines.detail)))
      ? geometry
      : [],
  );
  // What has shrunk to a line would end the path for all that follow it.
  return lines
    ? parts
        .filter(({ length }) => length > 1)
        .map(drawLine)
        .join("")
    : parts
        .filter(({ length }) => length > 3)
        .map((part) => `${drawLine(part.slice(0, -1))}z`)
        .join("");
}

/** `M1 2l3 4-5 6` */
function drawLine(line: readonly [number, number][]): string {
  let [x, y] = [0, 0];
  const steps = line.map(([nextX, nextY]) => {
    const step = `${nextX - x}${nextY < y ? "" : " "}${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ")}`;
}

/** Kawung's four seeds, so faint that names and pins stand clear. */
function grain(fill: string, scale: number): string {
  const size = 64 / (scale * (TILE / EXTENT));
  const at = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1.4"/>`;
  return `<pattern id="b" width="${size}" height="${size}" viewBox="0 0 64 64" patternUnits="userSpaceOnUse"><g fill="${fill}">${at(28, 32)}${at(36, 32)}${at(32, 28)}${at(32, 36)}</g></pattern>`;
}

/** Whether a tile shows anything of the region; all others are the same sea. @param tiles how many tiles wide it is */
export function isInRegion(zoom: number, column: number, row: number, tiles = 1): boolean {
  const { latitude, longitude } = tileCorner(zoom, column + 0.5, row + 0.5);
  const [west, south, east, north] = WORLD_BOX;
  const margin = (360 * tiles) / 2 ** zoom;
  return (
    longitude > west - margin && longitude < east + margin && latitude > south - margin && latitude < north + margin
  );
}
