import "server-only";
import { parse } from "csv-parse/sync";
import { cellText } from "@/lib/format/csv";
import { InvalidInput, isSulurError } from "@/lib/kernel/errors";
import { EXCHANGE_COLUMNS, IMPORT_LIMIT } from "@/lib/places/rules";
import { columnName } from "./columns";
import type { ImportReportView } from "./view";

export interface FileRow {
  /** The line it begins on, or the number of the feature; from 1. */
  line: number;
  values: Readonly<Record<string, unknown>>;
  /** Set where the row cannot be taken apart. */
  fault?: string;
}

/** The rows of an import file, as they stand there. */
export interface PlaceFile {
  unit: ImportReportView["unit"];
  rows: FileRow[];
  ignoredColumns: string[];
}

/** Exports of other programs have dozens. */
const MOST_COLUMNS = 200;
/** Spreadsheets leave some below the last row. */
const MOST_BLANK_ROWS = 10_000;
const TOO_LONG = "Baris ini lebih panjang daripada judulnya. Beri tanda kutip pada teks yang memuat koma.";
const OPEN_QUOTE = "Baris ini tidak dapat dibaca. Periksa tanda kutipnya.";
const NEEDED = ["name", "latitude", "longitude"];

/** Reads a CSV or GeoJSON file. @throws InvalidInput for what is neither */
export function readPlaceFile(bytes: Uint8Array): PlaceFile {
  const text = decoded(bytes);
  const file = text.trimStart().startsWith("{") ? readGeoJson(text) : readCsv(text);
  if (file.rows.length === 0) throw refused("Berkas ini tidak memuat lokasi.");
  return file;
}

/** Counted while reading: two megabytes of line breaks are a million rows, which take gigabytes. @throws InvalidInput */
function assertNotTooMany(places: number): void {
  if (places <= IMPORT_LIMIT) return;
  throw refused(`Berkas ini memuat lebih dari ${IMPORT_LIMIT} lokasi. Bagi menjadi beberapa berkas.`);
}

/** UTF-8, or UTF-16 as spreadsheets save "Unicode text". @throws InvalidInput */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw refused("Ini berkas lembar kerja (XLSX, ODS) atau KMZ. Simpan ulang sebagai CSV UTF-8 atau GeoJSON.");
  }
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes).replace(/\r\n?/gu, "\n");
    if (!text.trimStart().startsWith("<")) return text;
  } catch {
    throw refused("Berkas ini bukan teks UTF-8. Simpan ulang sebagai CSV UTF-8 atau GeoJSON.");
  }
  throw refused("Ini berkas KML, GPX, atau XML lain. Simpan ulang sebagai GeoJSON atau CSV.");
}

/** By its mark; without one, an ASCII letter beside NUL tells the order of the bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? "utf-16be" : "utf-8";
}

function readCsv(text: string): PlaceFile {
  const [header, ...records] = recordsOf(text);
  const columns = (header?.cells ?? []).map(columnName);
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw refused(`Baris pertama harus memuat judul kolom ${NEEDED.join(", ")}. Belum ada: ${missing.join(", ")}.`);
  }
  const titled = columns.filter((name) => name !== "");
  const twice = titled.find((name, index) => titled.indexOf(name) !== index);
  if (twice !== undefined) throw refused(`Judul kolom ${twice} ada dua. Hapus salah satunya.`);
  const rows = records.map(({ line, cells, fault }): FileRow => {
    const values = Object.fromEntries(columns.map((name, index) => [name, cellText(cells[index] ?? "")]));
    if (fault !== undefined) return { line, values, fault };
    if (cells.slice(columns.length).every((cell) => cell.trim() === "")) return { line, values };
    return { line, values, fault: TOO_LONG };
  });
  return { unit: "baris", rows, ignoredColumns: unknownAmong(columns) };
}

interface CsvRecord {
  line: number;
  cells: string[];
  fault?: string;
}

const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t]*(?=\n|$)/iu;

/** The title and the rows, without what is blank. Where a quote is never closed, each line is a row of its own. */
function recordsOf(text: string): CsvRecord[] {
  const separator = SEPARATOR_LINE.exec(text)?.[1];
  const table = text.replace(SEPARATOR_LINE, "");
  const delimiter = separator ?? delimiterOf(table);
  return parsedRecords(table, delimiter) ?? lineRecords(table, delimiter);
}

function lineRecords(text: string, delimiter: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (const [index, content] of text.split("\n").entries()) {
    if (content.trim() === "") continue;
    const line = index + 1;
    const [record] = parsedRecords(content, delimiter) ?? [{ cells: [], fault: OPEN_QUOTE }];
    if (record) records.push({ ...record, line });
    assertNotTooMany(records.length - 1);
  }
  return records;
}

/** Null where a quote is never closed. @throws InvalidInput */
function parsedRecords(text: string, delimiter: string): CsvRecord[] | null {
  const records: CsvRecord[] = [];
  let line = 1;
  let blank = 0;
  const keep = (cells: string[], { lines }: { lines: number }): null => {
    if (cells.some((cell) => cell.trim() !== "")) {
      records.push({ line, cells });
      if (cells.length > MOST_COLUMNS)
        throw refused(`Baris ${line} lebih dari ${MOST_COLUMNS} kolom. Hapus yang tidak perlu.`);
      assertNotTooMany(records.length - 1);
    } else if (++blank > MOST_BLANK_ROWS)
      throw refused("Berkas ini memuat ribuan baris kosong. Hapus baris kosongnya.");
    // `lines` is where a record ends; the next one begins below.
    line = lines + 1;
    return null;
  };
  try {
    parse(text, { delimiter, relax_column_count: true, relax_quotes: true, on_record: keep });
    return records;
  } catch (error) {
    if (isSulurError(error)) throw error;
    return null;
  }
}

/** Spreadsheets set to Indonesian write semicolons, since the comma is theirs for decimals; "Unicode text" has tabs. */
function delimiterOf(text: string): string {
  const header = /[^\n]*\S[^\n]*/u.exec(text)?.[0] ?? "";
  const count = (delimiter: string) => header.split(delimiter).length;
  return [";", "\t"].reduce((most, other) => (count(other) > count(most) ? other : most), ",");
}

function readGeoJson(text: string): PlaceFile {
  const features = featuresOf(text);
  const rows = features.map((feature, index): FileRow => {
    const { geometry, properties } = parts(feature);
    const point = parts(geometry);
    const [longitude, latitude] = Array.isArray(point.coordinates) ? point.coordinates : [];
    const fault = point.type === "Point" ? {} : { fault: "Bentuknya bukan Point. Ganti dengan satu titik." };
    return { line: index + 1, values: { ...renamed(parts(properties)), latitude, longitude }, ...fault };
  });
  return { unit: "fitur", rows, ignoredColumns: unknownAmong(rows.flatMap(({ values }) => Object.keys(values))) };
}

function featuresOf(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused("Berkas ini bukan GeoJSON yang benar.");
  }
  const { type, features } = parts(value);
  if (type !== "FeatureCollection" || !Array.isArray(features)) {
    throw refused("GeoJSON harus berupa FeatureCollection dengan daftar features.");
  }
  assertNotTooMany(features.length);
  return features;
}

/** A column's own name wins over an alias of it. */
function renamed(properties: Record<string, unknown>): Record<string, unknown> {
  const aliased = Object.entries(properties).map(([name, value]) => [columnName(name), value]);
  return { ...Object.fromEntries(aliased), ...properties };
}

/** The members of an object; of anything else none. */
function parts(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function unknownAmong(names: string[]): string[] {
  const known: readonly string[] = EXCHANGE_COLUMNS;
  return [...new Set(names)].filter((name) => name !== "" && !known.includes(name)).slice(0, 20);
}

function refused(message: string): InvalidInput {
  return new InvalidInput(message, { file: message });
}
