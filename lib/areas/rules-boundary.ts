import { cleanLine } from "@/lib/format/text";
import { INDONESIA } from "@/lib/geocoding/rules-country";
import { AREA_CODE, areaCodeIn } from "./rules";

/** `[longitude, latitude]` */
type Position = [number, number];

interface Ring {
  part: number;
  hole: boolean;
  positions: Position[];
}

/** One area's boundary as a file gives it, once it is checked. */
export interface Boundary {
  code: string;
  name: string;
  rings: Ring[];
}

/** One row of a file: a boundary, or the place and the reason of an error. */
export type FileRow = { boundary: Boundary; credited?: boolean } | { place: string; reason: string };

/** A row that is left out, and why. */
export class BadRow extends Error {
  override name = "BadRow";
}

/** @throws what `read` throws, but for a BadRow, which becomes a row that is left out */
export function checkedRow(place: string, read: () => Boundary): FileRow {
  try {
    return { boundary: read() };
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return { place: place.slice(0, 80), reason: error.message };
  }
}

/** The border itself may leave the box that points must lie in, by islands at its edge. */
const MARGIN_DEGREES = 1;
const MOST_DEPTH = 4;
const FEWEST_POINTS = 4;

/** @param latitudeFirst as `wilayah_boundaries` writes a position; GeoJSON has the longitude first. @throws BadRow */
export function readBoundary(code: unknown, name: unknown, path: unknown, latitudeFirst: boolean): Boundary {
  const known = areaCodeIn(String(code ?? "").trim());
  if (known === null || !AREA_CODE.test(known)) throw new BadRow("kodenya bukan kode wilayah");
  const text = cleanLine(String(name ?? ""));
  if (text === "" || text.length > 100) throw new BadRow("namanya kosong atau terlalu panjang");
  // A line of two or three points, as simplifying leaves of a small rock, encloses nothing.
  const parts = partsOf(path)
    .map((part) => part.map((ring) => readRing(ring, latitudeFirst)).filter((ring) => ring.length >= FEWEST_POINTS))
    .filter((part) => part.length > 0);
  if (parts.length === 0) throw new BadRow("garis batasnya kurang dari empat titik");
  let part = 0;
  const rings = parts.flatMap((list) => {
    const numbered = ringsOf(list, part + 1);
    part = Math.max(part, ...numbered.map((ring) => ring.part));
    return numbered;
  });
  return { code: known, name: text, rings };
}

/** Rings lie three or four arrays deep: of one part, or of several. */
function partsOf(path: unknown): unknown[][] {
  const depth = depthOf(path);
  if (depth === MOST_DEPTH) return path as unknown[][];
  if (depth === MOST_DEPTH - 1) return [path as unknown[]];
  throw new BadRow("garis batasnya bukan daftar titik");
}

function depthOf(value: unknown): number {
  return Array.isArray(value) ? 1 + depthOf(value[0]) : 0;
}

function readRing(ring: unknown, latitudeFirst: boolean): Position[] {
  if (!Array.isArray(ring)) throw new BadRow("garis batasnya bukan daftar titik");
  return ring.map((position): Position => {
    const [first, second] = Array.isArray(position) ? position.map(Number) : [];
    const [longitude = Number.NaN, latitude = Number.NaN] = latitudeFirst ? [second, first] : [first, second];
    if (!isNearIndonesia(latitude, longitude)) throw new BadRow("ada titik di luar Indonesia");
    return [longitude, latitude];
  });
}

function isNearIndonesia(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = INDONESIA;
  return (
    latitude >= south - MARGIN_DEGREES &&
    latitude <= north + MARGIN_DEGREES &&
    longitude >= west - MARGIN_DEGREES &&
    longitude <= east + MARGIN_DEGREES
  );
}

/** A ring inside the first is a hole; one beside it is an island, which some files write in the same list. */
function ringsOf([outer = [], ...others]: Position[][], first: number): Ring[] {
  let part = first;
  const rest = others.map((positions) => {
    const hole = isMostlyInside(positions, outer);
    if (!hole) part += 1;
    return { part: hole ? first : part, hole, positions };
  });
  return [{ part: first, hole: false, positions: outer }, ...rest];
}

function isMostlyInside(ring: Position[], outer: Position[]): boolean {
  return ring.filter((position) => isInside(position, outer)).length * 2 > ring.length;
}

function isInside([x, y]: Position, ring: Position[]): boolean {
  let inside = false;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [cx, cy] of ring) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    [px, py] = [cx, cy];
  }
  return inside;
}
