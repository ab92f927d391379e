import "server-only";
import { brotliDecompressSync } from "node:zlib";
import GeoJSONVT from "geojson-vt";
import { BASEMAP_BOX } from "@/lib/map/rules";
import file from "./basemap.json" with { type: "json" };
import { DEEPEST_PLACED, type Label, labelsIn, signpostAt, worldPoint } from "./labels";
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
/** Where no name is near, signposts say where one is. */
const SIGNPOSTS_FROM = 10;

/** Contrast of every name on its ground is at least 4.5; a test measures it. */
export const COLORS = {
  light: {
    sea: "#d9e6f2",
    shelf: "#e6eff6",
    land: "#f7f1e3",
    coast: "#8aa0a6",
    grain: "#d8c9a8",
    border: "#8b6a4f",
    name: "#22302a",
    seaName: "#1b4470",
    dot: "#185a3b",
  },
  dark: {
    sea: "#0d1a24",
    shelf: "#122531",
    land: "#22332a",
    coast: "#4d6a5c",
    grain: "#2f4238",
    border: "#9c8a70",
    name: "#eef3ec",
    seaName: "#8dbbea",
    dot: "#7fd19a",
  },
} as const;

interface Index {
  land: GeoJSONVT;
  water: GeoJSONVT;
}

/** How wide the shapes' edge is, east of Papua and north of Borneo. */
const FADE_DEGREES = 1;

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

/** One tile of the base map as SVG: sea, land, inland water, borders where they are known, and names. */
export function drawTile(
  look: BasemapTheme,
  zoom: number,
  column: number,
  row: number,
  borders: Borders | null = null,
): string {
  const color = COLORS[look];
  const labels = labelsIn(zoom, column, row);
  const names = labels.map((label) => drawLabel(label, column, row, color));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">`,
    drawGround(look, zoom, column, row, borders),
    `<g font-family="system-ui,sans-serif">${names.join("")}${labels.length > 0 ? "" : signpost(zoom, column, row, color)}</g>`,
    "</svg>",
  ].join("");
}

/** The same without names, as what stands in an SVG element of a tile's size. */
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
    edges(zoom, column, row, color.sea),
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

/** Where the shapes end, neighbouring countries fade into the sea instead of breaking off along a line. */
function edges(zoom: number, column: number, row: number, sea: string): string {
  const [west, south, east, north] = BASEMAP_BOX;
  const from = worldPoint({ latitude: north, longitude: west }, zoom);
  const to = worldPoint({ latitude: south, longitude: east }, zoom);
  const fade = (FADE_DEGREES / 360) * TILE * 2 ** zoom;
  const [left, top, right, bottom] = [
    from.x - column * TILE,
    from.y - row * TILE,
    to.x - column * TILE,
    to.y - row * TILE,
  ];
  const sides = [
    { axis: "x", edge: left, inner: left + fade, near: left + fade > 0 },
    { axis: "x", edge: right, inner: right - fade, near: right - fade < TILE },
    { axis: "y", edge: top, inner: top + fade, near: top + fade > 0 },
    { axis: "y", edge: bottom, inner: bottom - fade, near: bottom - fade < TILE },
  ].filter(({ near }) => near);
  return sides
    .map(({ axis, edge, inner }, index) => {
      const across = axis === "x" ? 'y1="0" y2="0"' : 'x1="0" x2="0"';
      return `<linearGradient id="e${index}" gradientUnits="userSpaceOnUse" ${axis}1="${edge.toFixed(1)}" ${axis}2="${inner.toFixed(1)}" ${across}><stop stop-color="${sea}"/><stop offset="1" stop-color="${sea}" stop-opacity="0"/></linearGradient><rect width="${TILE}" height="${TILE}" fill="url(#e${index})"/>`;
    })
    .join("");
}

/** Kawung's four seeds, so faint that names and pins stand clear. */
function grain(fill: string, scale: number): string {
  const size = 64 / (scale * (TILE / EXTENT));
  const at = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="1.4"/>`;
  return `<pattern id="b" width="${size}" height="${size}" viewBox="0 0 64 64" patternUnits="userSpaceOnUse"><g fill="${fill}">${at(28, 32)}${at(36, 32)}${at(32, 28)}${at(32, 36)}</g></pattern>`;
}

function drawLabel(
  { text, look, x, y, dx, size, width }: Label,
  column: number,
  row: number,
  color: (typeof COLORS)[BasemapTheme],
): string {
  const [left, top] = [x - column * TILE, y - row * TILE];
  const short = (value: number) => Number(value.toFixed(1));
  const halo = look === "sea" ? color.sea : color.land;
  const weight = look === "capital" ? 700 : look === "city" || look === "land" ? 600 : 500;
  const style = `fill="${look === "sea" ? color.seaName : color.name}" font-size="${size}" font-weight="${weight}"${look === "sea" ? ' font-style="italic"' : ""}`;
  const dot =
    look === "sea" || look === "land"
      ? ""
      : `<circle cx="${short(left)}" cy="${short(top)}" r="${look === "town" ? 2.5 : 3.5}" fill="${color.dot}" stroke="${color.land}"/>`;
  return `${dot}<text x="${short(left + dx)}" y="${short(top + size * 0.35)}" textLength="${width}" lengthAdjust="${dot ? "spacingAndGlyphs" : "spacing"}" ${style} stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
}

/** In every second tile that has no name. */
function signpost(zoom: number, column: number, row: number, color: (typeof COLORS)[BasemapTheme]): string {
  if (zoom < SIGNPOSTS_FROM || (column + row) % 2 !== 0) return "";
  const text = signpostAt(middleOf(zoom, column, row));
  return text === null
    ? ""
    : `<text x="128" y="132" text-anchor="middle" fill="${color.name}" font-size="12" stroke="${color.land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;
}

function middleOf(zoom: number, column: number, row: number): { latitude: number; longitude: number } {
  const size = 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (row + 0.5)) / size))) * 180) / Math.PI;
  return { latitude, longitude: ((column + 0.5) / size) * 360 - 180 };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Whether a tile shows anything of the region; all others are the same sea. */
export function isInRegion(zoom: number, column: number, row: number): boolean {
  const { latitude, longitude } = middleOf(zoom, column, row);
  const [west, south, east, north] = BASEMAP_BOX;
  const margin = 360 / 2 ** zoom;
  return (
    longitude > west - margin && longitude < east + margin && latitude > south - margin && latitude < north + margin
  );
}
