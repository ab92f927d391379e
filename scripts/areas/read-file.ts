import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { Refusal } from "../refusal.ts";
import { BadRow, type Boundary, readBoundary } from "./boundary.ts";

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
