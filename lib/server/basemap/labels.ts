import { type Entry, kilometersBetween, readEntries } from "@/lib/geocoding/gazetteer-entries";
import { CAPITALS } from "@/lib/geocoding/place-aliases";
import type { NameView } from "@/lib/map/view";
import { NAME_TILES, TILE_PIXELS, type WorldPoint, worldPoint } from "@/lib/map/world-point";
import gazetteer from "@/lib/server/geocoder/gazetteer.json" with { type: "json" };

interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface Label extends WorldPoint, Coordinates {
  text: string;
  look: "land" | "sea" | "capital" | "city" | "town";
  /** On which side of its dot the text stands. A name of land or sea has no dot and stands around its middle. */
  side: NameView["side"];
  /** From the point's left, top to its right, bottom; what no other label may touch. */
  box: { left: number; top: number; right: number; bottom: number };
}

export const DEEPEST_PLACED = 13;
/** How far names stay apart: more where one looks at the whole country. */
const APART = { far: 12, near: 5, farUntil: 7 };
const SIZES = { capital: 14, city: 13, town: 12 };
/** From which zoom on a name may stand. */
const FROM = { capital: 4, city: 5, seat: 7, town: 9 };
const DOT = 4;
const GAP = 7;

const entries = readEntries(gazetteer).filter(({ level }) => level === "city" || level === "place");
const placed = new Map<number, Label[]>();

/** All names of a zoom up to the deepest one. They are placed once for the whole country, the more important first, so that none touches another. */
export function labelsAt(zoom: number): readonly Label[] {
  const known = placed.get(zoom);
  if (known) return known;
  const apart = zoom <= APART.farUntil ? APART.far : APART.near;
  const taken = new Map<string, Label[]>();
  const labels: Label[] = [];
  for (const offered of candidates(zoom)) {
    const label = offered.find((one) =>
      cellsOf(one).every((cell) => !taken.get(cell)?.some((other) => touch(one, other, apart))),
    );
    if (!label) continue;
    labels.push(label);
    for (const cell of cellsOf(label)) taken.set(cell, [...(taken.get(cell) ?? []), label]);
  }
  placed.set(zoom, labels);
  return labels;
}

/** Each name with the places it may have, the best first. */
function candidates(zoom: number): Label[][] {
  const wide = WIDE_NAMES.filter(({ from, to }) => from <= zoom && zoom <= to).map(
    ({ name, kind, size, latitude, longitude }) => {
      const point = { latitude, longitude };
      const width = widthOf(name, size) + name.length * 3;
      const box = { left: -width / 2, right: width / 2, top: -size * 0.7, bottom: size * 0.5 };
      return [{ ...point, ...worldPoint(point, zoom), text: name, look: kind, side: "middle" as const, box }];
    },
  );
  const towns = entries
    .map((entry) => ({ entry, look: lookOf(entry) }))
    .filter(({ entry, look }) => zoom >= (look === "town" && entry.seat ? FROM.seat : FROM[look]))
    .sort((a, b) => rankOf(a.entry) - rankOf(b.entry))
    .map(({ entry, look }) => {
      const size = SIZES[look];
      const text = shortName(entry);
      const width = widthOf(text, size);
      const { latitude, longitude } = entry;
      const point = { latitude, longitude, ...worldPoint(entry, zoom) };
      return [GAP, -GAP - width].map((dx): Label => {
        const box = {
          left: Math.min(-DOT, dx),
          right: Math.max(DOT, dx + width),
          top: -size * 0.7,
          bottom: size * 0.5,
        };
        return { ...point, text, look, side: dx > 0 ? "right" : "left", box };
      });
    });
  return [...wide, ...towns];
}

/** Of Jakarta's five cities the middle one stands for all. */
const shortName = ({ name }: Entry) =>
  name.replace(/^Kota (?:Administrasi )?/u, "").replace("Jakarta Pusat", "Jakarta");
const isCapital = ({ name, province }: Entry) => CAPITALS[province] === name;
const lookOf = (entry: Entry): keyof typeof SIZES =>
  isCapital(entry) ? "capital" : entry.level === "city" ? "city" : "town";
const rankOf = (entry: Entry) => (isCapital(entry) ? 0 : entry.level === "city" ? 1 : entry.seat ? 2 : 3);

/** A little more than the letters take in the fonts that phones have. */
function widthOf(text: string, size: number): number {
  const widths = [...text].map((letter) =>
    /[ijlI.,'’ t-]/u.test(letter) ? 0.34 : /[mwMW]/u.test(letter) ? 0.86 : /[A-Z]/u.test(letter) ? 0.68 : 0.57,
  );
  return Math.ceil(size * widths.reduce((sum, width) => sum + width, 0));
}

function cellsOf({ x, y, box }: Label): string[] {
  const cells: string[] = [];
  for (
    let column = Math.floor((x + box.left) / TILE_PIXELS);
    column <= Math.floor((x + box.right) / TILE_PIXELS);
    column += 1
  ) {
    for (
      let row = Math.floor((y + box.top) / TILE_PIXELS);
      row <= Math.floor((y + box.bottom) / TILE_PIXELS);
      row += 1
    ) {
      cells.push(`${column},${row}`);
    }
  }
  return cells;
}

export function touch(a: Label, b: Label, apart = 0): boolean {
  return (
    a.x + a.box.left < b.x + b.box.right + apart &&
    b.x + b.box.left < a.x + a.box.right + apart &&
    a.y + a.box.top < b.y + b.box.bottom + apart &&
    b.y + b.box.top < a.y + a.box.bottom + apart
  );
}

/** The north-western corner of a tile; with halves, its middle. */
export function tileCorner(zoom: number, column: number, row: number): Coordinates {
  const size = 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  return { latitude, longitude: (column / size) * 360 - 180 };
}

/** The names of so many tiles, the more important first; deep in land of one colour also the nearest ones with their direction. */
export function namesIn(zoom: number, column: number, row: number): NameView[] {
  const tiles = Array.from({ length: NAME_TILES ** 2 }, (_, index) => ({
    column: column * NAME_TILES + (index % NAME_TILES),
    row: row * NAME_TILES + Math.floor(index / NAME_TILES),
  }));
  const scale = 2 ** Math.max(0, zoom - DEEPEST_PLACED);
  const span = TILE_PIXELS * NAME_TILES;
  const isIn = ({ x, y }: Label) => Math.floor((x * scale) / span) === column && Math.floor((y * scale) / span) === row;
  const labels = labelsAt(Math.min(zoom, DEEPEST_PLACED));
  const posts = tiles.flatMap((tile) => signpostIn(zoom, tile.column, tile.row, labels, scale));
  const names = labels
    .filter(isIn)
    .map(({ text, look, latitude, longitude, side }) => ({
      text,
      look,
      latitude: short(latitude),
      longitude: short(longitude),
      side,
    }));
  return [...names, ...posts];
}

/** A metre. */
const short = (degrees: number) => Number(degrees.toFixed(5));

/** In every second tile that no name reaches. */
function signpostIn(zoom: number, column: number, row: number, labels: readonly Label[], scale: number): NameView[] {
  if (zoom < SIGNPOSTS_FROM || (column + row) % 2 !== 0) return [];
  const [left, top] = [column * TILE_PIXELS, row * TILE_PIXELS];
  const reaches = ({ x, y, box }: Label) =>
    x * scale + box.right > left &&
    x * scale + box.left < left + TILE_PIXELS &&
    y * scale + box.bottom > top &&
    y * scale + box.top < top + TILE_PIXELS;
  const middle = tileCorner(zoom, column + 0.5, row + 0.5);
  const text = labels.some(reaches) ? null : signpostAt(middle);
  if (text === null) return [];
  return [{ text, look: "post", latitude: short(middle.latitude), longitude: short(middle.longitude), side: "middle" }];
}

/** Far from any name, signposts say where one is. */
const SIGNPOSTS_FROM = 10;

const ARROWS = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"];
const FARTHEST_KM = 80;

/** `↗ Piyungan 4,2 km`: what the nearest known place is and where; null far out at sea. */
export function signpostAt(point: Coordinates): string | null {
  let nearest: Entry | null = null;
  let distance = FARTHEST_KM;
  for (const entry of entries) {
    if (Math.abs(entry.latitude - point.latitude) > 0.8) continue;
    const kilometers = kilometersBetween(point, entry);
    if (kilometers < distance) [nearest, distance] = [entry, kilometers];
  }
  if (nearest === null) return null;
  const turn = Math.atan2(nearest.longitude - point.longitude, nearest.latitude - point.latitude);
  const arrow = ARROWS[(Math.round(turn / (Math.PI / 4)) + ARROWS.length) % ARROWS.length];
  const rounded = distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance);
  return `${arrow} ${shortName(nearest)} ${rounded.toLocaleString("id-ID")} km`;
}

/** Names of land and water that no gazetteer of towns has, each around its middle and at the zooms where it helps. */
interface WideName extends Coordinates {
  name: string;
  kind: "land" | "sea";
  size: number;
  from: number;
  to: number;
}

const land = (name: string, latitude: number, longitude: number, from = 3, to = 5, size = 13): WideName => ({
  name: name.toUpperCase(),
  kind: "land",
  latitude,
  longitude,
  size,
  from,
  to,
});

const sea = (name: string, latitude: number, longitude: number, from = 4, to = 8, size = 13): WideName => ({
  name,
  kind: "sea",
  latitude,
  longitude,
  size,
  from,
  to,
});

const WIDE_NAMES: readonly WideName[] = [
  land("Sumatera", -0.6, 101.6),
  land("Jawa", -7.35, 109.6, 4),
  land("Kalimantan", -0.4, 113.6),
  land("Sulawesi", -2.3, 120.6, 4),
  land("Papua", -4.1, 138.2),
  land("Malaysia", 4.6, 102.3, 4, 7, 12),
  land("Malaysia", 3.3, 114.2, 5, 7, 12),
  land("Timor-Leste", -8.8, 126.1, 6, 9, 12),
  land("Filipina", 12.3, 122.9, 4, 5, 12),
  land("Thailand", 15.6, 101.6, 4, 6, 12),
  land("Vietnam", 14.2, 108.3, 4, 6, 12),
  land("Australia", -24.5, 134),
  land("Papua Nugini", -6.6, 144.6, 4, 7, 12),
  sea("Samudra Hindia", -8.9, 101.5, 4, 7, 15),
  sea("Samudra Pasifik", 4.2, 136.5, 4, 7, 15),
  sea("Laut Jawa", -5.2, 111.3),
  sea("Laut Banda", -5.6, 127.2),
  sea("Laut Flores", -7.6, 120.6, 6),
  sea("Laut Arafura", -8.9, 134.4),
  sea("Laut Sulawesi", 3.2, 121.6),
  sea("Laut Maluku", 0.6, 125.6, 6),
  sea("Laut Seram", -2.4, 128.6, 6),
  sea("Laut Natuna", 2.2, 107.2, 5),
  sea("Laut Timor", -11, 125.3, 5),
  sea("Laut Sawu", -9.6, 121.9, 6),
  sea("Laut Bali", -7.75, 115.6, 7),
  sea("Selat Malaka", 3.6, 100, 5),
  sea("Selat Karimata", -1.9, 108.6, 6),
  sea("Selat Makassar", -2.1, 117.8, 5),
  sea("Selat Sunda", -6.05, 105.25, 8, 10, 12),
  sea("Teluk Tomini", -0.35, 121.4, 6),
  sea("Teluk Bone", -4.1, 120.8, 6),
  sea("Teluk Cenderawasih", -2.4, 135.3, 6),
];
