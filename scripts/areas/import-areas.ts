import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { drawOutlines } from "@/lib/areas/commands-outlines";
import { type AreaBoundary, writeBoundaries } from "@/lib/areas/commands-shapes";
import { BORDERS_TAG } from "@/lib/areas/outlines";
import { sendAnnouncements } from "@/lib/server/cache/invalidation";
import { createDatabase, createPool, type Database } from "../../prisma/client.ts";
import { Refusal } from "../refusal.ts";
import { BadRow, type Boundary, readBoundary } from "./boundary.ts";
import { fillAreaNames } from "./names.ts";

const FILES = /\.(sql|geojson|json)(\.gz)?$/iu;
const MOST_NAMED = 20;
const PROGRESS_MS = 500;
/** In `settings`: the files that an import has finished which has not finished all of them. */
const FINISHED_KEY = "areas:files";

interface ImportOptions {
  /** The folder that relative paths start from. */
  from: string;
  print: { write(text: string): unknown; isTTY?: boolean };
}

/**
 * Reads boundaries into the database while Sulur serves, one transaction a file. Cut off, the next run goes on with the file
 * after the last finished one; run again after all, it does all of it again, with the same result.
 */
export async function importAreas(url: string, sources: string[], { from, print }: ImportOptions): Promise<void> {
  const files = (await Promise.all(sources.map((source) => filesOf(source, from)))).flat();
  if (files.length === 0) throw new Refusal("Tidak ada berkas .sql, .sql.gz, atau .geojson di sana.");
  const pool = createPool(url, { poolMax: 2, patient: true });
  const db = createDatabase(url, { pool });
  try {
    await fillAreaNames(db);
    const finished = await finishedFiles(db);
    let areas = 0;
    let bad = 0;
    for (const [index, file] of files.entries()) {
      const key = await keyOf(file);
      const title = `${index + 1}/${files.length} ${basename(file)}`;
      if (finished.has(key)) {
        print.write(`${title}: sudah diimpor sebelum terputus, dilewati.\n`);
        continue;
      }
      const result = await importFile(db, file, (count) => {
        if (print.isTTY) print.write(`\r${title}: ${count} daerah…`);
      });
      areas += result.areas;
      bad += result.bad.length;
      print.write(`${print.isTTY ? "\r" : ""}${title}: ${result.areas} daerah, ${result.bad.length} baris dilewati.\n`);
      for (const line of result.bad.slice(0, MOST_NAMED)) print.write(`  dilewati: ${line}\n`);
      if (result.bad.length > MOST_NAMED) print.write(`  dan ${result.bad.length - MOST_NAMED} baris lain.\n`);
      finished.add(key);
      await storeFinished(db, finished);
    }
    await db.setting.deleteMany({ where: { key: FINISHED_KEY } });
    await db.$executeRaw`ANALYZE area_shapes`;
    await drawOutlines(db);
    await sendAnnouncements(pool, "areas", [BORDERS_TAG]);
    print.write(
      `Selesai: ${areas} daerah, ${bad} baris dilewati. Sulur menempatkan ulang isinya sendiri dalam beberapa menit.\n`,
    );
  } finally {
    await db.$disconnect();
  }
}

async function filesOf(source: string, from: string): Promise<string[]> {
  if (/^https?:\/\//u.test(source)) return [source];
  const path = resolve(from, source);
  const found = await stat(path).catch(() => null);
  if (!found) throw new Refusal(`${source} tidak ada.`);
  if (!found.isDirectory()) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => FILES.test(name))
    .sort()
    .map((name) => join(path, name));
}

/** A file that was changed since is another one. */
async function keyOf(file: string): Promise<string> {
  if (/^https?:\/\//u.test(file)) return file;
  const { size, mtimeMs } = await stat(file);
  return `${file}:${size}:${mtimeMs}`;
}

async function importFile(db: Database, file: string, onProgress: (count: number) => void) {
  const bad: string[] = [];
  const seen = new Set<string>();
  let shown = 0;
  async function* boundaries(): AsyncGenerator<AreaBoundary> {
    for await (const row of readBoundaries(file)) {
      if (!("boundary" in row)) bad.push(`${row.place}: ${row.reason}`);
      else if (seen.has(row.boundary.code)) bad.push(`${row.boundary.code}: kodenya sudah ada di berkas ini`);
      else {
        seen.add(row.boundary.code);
        yield row.boundary;
      }
      if (Date.now() - shown < PROGRESS_MS) continue;
      shown = Date.now();
      onProgress(seen.size);
    }
  }
  try {
    return { areas: await writeBoundaries(db, boundaries()), bad };
  } catch (error) {
    if (error instanceof BadRow) throw new Refusal(`${basename(file)} tidak dapat dibaca: ${error.message}.`);
    throw error;
  }
}

async function finishedFiles(db: Database): Promise<Set<string>> {
  const row = await db.setting.findUnique({ where: { key: FINISHED_KEY } });
  return new Set(row ? (JSON.parse(row.value) as string[]) : []);
}

async function storeFinished(db: Database, finished: ReadonlySet<string>): Promise<void> {
  const value = JSON.stringify([...finished]);
  await db.setting.upsert({ where: { key: FINISHED_KEY }, update: { value }, create: { key: FINISHED_KEY, value } });
}

/** What a file gives, row by row: a boundary, or where and why a row is none. */
type FileRow = { boundary: Boundary } | { place: string; reason: string };

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
async function* readBoundaries(source: string): AsyncGenerator<FileRow> {
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
