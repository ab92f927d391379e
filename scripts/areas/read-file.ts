import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BadRow, checkedRow, type FileRow, readBoundary } from "@/lib/areas/rules-boundary";
import { boundaryRows } from "@/lib/server/areas/boundary-rows";
import type { Database } from "@/prisma/client";
import { Refusal } from "@/scripts/refusal";

/** @param source a file or an address; SQL as `wilayah_boundaries` writes it, GeoJSON or TopoJSON, all also compressed */
export async function* readBoundaries(db: Database, source: string): AsyncGenerator<FileRow> {
  const raw: Readable = /^https?:/u.test(source) ? await download(source) : createReadStream(source);
  if (!/\.sql(\.gz)?([?#]|$)/iu.test(source)) yield* boundaryRows(db, raw);
  else yield* readSql(/\.gz([?#]|$)/u.test(source) ? unpacked(raw) : raw);
}

function unpacked(raw: Readable): Readable {
  const stream = createGunzip();
  raw.on("error", (error) => stream.destroy(error));
  return raw.pipe(stream);
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
      yield checkedRow(`baris ${number} (${fieldOf("kode") ?? "?"})`, () =>
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
