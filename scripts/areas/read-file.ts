import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { AREA_CODE, areaCodeIn } from "@/lib/areas/rules";
import { cleanLine } from "@/lib/format/text";
import { INDONESIA } from "@/lib/geocoding/rules-country";
import { Refusal } from "@/scripts/refusal";

/** What a file gives, row by row: a boundary, or where and why a row is none. */
export type FileRow = { boundary: Boundary } | { place: string; reason: string };

const CODE_NAMES = ["kode", "code", "kode_wilayah", "kemendagri", "kd_wilayah"];
const NAME_NAMES = ["nama", "name", "nama_wilayah"];

const FeatureCollection = z.object({
  features: z.array(
    z.object({
      properties: z.record(z.string(), z.unknown()).nullish(),
      geometry: z.object({ type: z.string(), coordinates: z.unknown() }).nullish(),
    }),
  ),
});

/** @param source a file or an address; SQL as `wilayah_boundaries` writes it, or GeoJSON, both also compressed */
export async function* readBoundaries(source: string): AsyncGenerator<FileRow> {
  const stream = await openSource(source);
  if (/\.sql(\.gz)?([?#]|$)/iu.test(source)) yield* readSql(stream);
  else yield* readGeoJson(await text(stream));
}

async function openSource(source: string): Promise<Readable> {
  const raw: Readable = /^https?:/u.test(source) ? await download(source) : createReadStream(source);
  if (!/\.gz([?#]|$)/u.test(source)) return raw;
  const unpacked = createGunzip();
  raw.on("error", (error) => unpacked.destroy(error));
  return raw.pipe(unpacked);
}

async function download(address: string): Promise<Readable> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok || !response.body) throw new Refusal(`Berkas ${address} tidak dapat diunduh.`);
  return Readable.from(response.body);
}

async function* readSql(stream: Readable): AsyncGenerator<FileRow> {
  let columns = ["kode", "nama", "lat", "lng", "path"];
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const head = /^\s*INSERT\s+INTO\s+\S*?\s*\(([^)]*)\)\s*VALUES?/iu.exec(line);
    if (head) columns = (head[1] ?? "").split(",").map((column) => column.replace(/[`"\s]/gu, "").toLowerCase());
    else if (!/^\s*\(/u.test(line)) continue;
    for (const values of tuplesOf(line, head?.[0].length ?? 0)) {
      const fieldOf = (column: string) => values[columns.indexOf(column)];
      yield checked(`baris ${number} (${fieldOf("kode") ?? "?"})`, () =>
        readBoundary(fieldOf("kode"), fieldOf("nama"), parsed(fieldOf("path")), true),
      );
    }
  }
}

function parsed(path: string | undefined): unknown {
  try {
    return JSON.parse(path ?? "");
  } catch {
    throw new BadRow("garis batasnya tidak terbaca");
  }
}

/** `('34','DI Yogyakarta',-7.8,110.3,'[[…]]'),(…);` A line that breaks off gives what it has. */
function* tuplesOf(line: string, start: number): Generator<string[]> {
  let at = start;
  let values: string[] | null = null;
  while (at < line.length) {
    const character = line[at];
    // What follows in the line is another statement.
    if (character === ";" && !values) return;
    if (character === "(") values = [];
    else if (character === ")" && values) {
      yield values;
      values = null;
    } else if (character === "'") {
      const { value, end } = quoted(line, at + 1);
      values?.push(value);
      at = end;
      continue;
    } else if (values && character !== undefined && /[^\s,]/u.test(character)) {
      const end = /[,)\s]/u.exec(line.slice(at))?.index ?? line.length - at;
      values.push(line.slice(at, at + end));
      at += end;
      continue;
    }
    at += 1;
  }
  if (values) yield values;
}

/** Up to the quote that ends it; `''` and `\'` are quotes within. */
function quoted(line: string, start: number): { value: string; end: number } {
  let from = start;
  for (;;) {
    const end = line.indexOf("'", from);
    if (end < 0) return { value: unescaped(line.slice(start)), end: line.length };
    if (line[end + 1] === "'") from = end + 2;
    else if (line[end - 1] === "\\") from = end + 1;
    else return { value: unescaped(line.slice(start, end)), end: end + 1 };
  }
}

function unescaped(value: string): string {
  return value.replace(/''|\\(.)/gu, (_, character: string | undefined) => character ?? "'");
}

function* readGeoJson(content: string): Generator<FileRow> {
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    throw new BadRow("bukan GeoJSON");
  }
  const collection = FeatureCollection.safeParse(read);
  if (!collection.success) throw new BadRow("bukan GeoJSON dengan daftar features");
  for (const [index, { properties, geometry }] of collection.data.features.entries()) {
    const fieldOf = (names: string[]) => {
      const key = Object.keys(properties ?? {}).find((name) => names.includes(name.toLowerCase()));
      return key === undefined ? undefined : properties?.[key];
    };
    const code = fieldOf(CODE_NAMES);
    yield checked(`features[${index}] (${String(code ?? "?").slice(0, 20)})`, () =>
      readBoundary(code, fieldOf(NAME_NAMES), geometry?.coordinates, false),
    );
  }
}

function checked(place: string, read: () => Boundary): FileRow {
  try {
    return { boundary: read() };
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    return { place: place.slice(0, 80), reason: error.message };
  }
}

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

/** A row that is left out, and why. */
export class BadRow extends Error {
  override name = "BadRow";
}

/** The border itself may leave the box that points must lie in, by islands at its edge. */
const MARGIN_DEGREES = 1;
const MOST_DEPTH = 4;
const FEWEST_POINTS = 4;

/** @param latitudeFirst as `wilayah_boundaries` writes a position; GeoJSON has the longitude first. @throws BadRow */
function readBoundary(code: unknown, name: unknown, path: unknown, latitudeFirst: boolean): Boundary {
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
  const positions = ring.map((position): Position => {
    const [first, second] = Array.isArray(position) ? position.map(Number) : [];
    const [longitude = Number.NaN, latitude = Number.NaN] = latitudeFirst ? [second, first] : [first, second];
    if (!isNearIndonesia(latitude, longitude)) throw new BadRow("ada titik di luar Indonesia");
    return [longitude, latitude];
  });
  return positions;
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
