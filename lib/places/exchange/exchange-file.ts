import "server-only";
import { parse } from "csv-parse/sync";
import { cellText } from "@/lib/format/csv";
import { InvalidInput, isSulurError } from "@/lib/kernel/errors";
import { EXCHANGE_COLUMNS, IMPORT_LIMIT } from "@/lib/places/rules";
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
const NEEDED = ["name", "latitude", "longitude"];

/** How people call the columns. */
const ALIASES = new Map([
  ["nama", "name"],
  ["jenis", "kind"],
  ["deskripsi", "description"],
  ["lintang", "latitude"],
  ["bujur", "longitude"],
  ["kabupaten", "regency"],
  ["provinsi", "province"],
]);

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

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/gu, "\n");
  } catch {
    throw refused("Berkas ini bukan teks UTF-8. Simpan ulang sebagai CSV UTF-8 atau GeoJSON.");
  }
}

function readCsv(text: string): PlaceFile {
  const [header, ...records] = recordsOf(text);
  const columns = (header?.cells ?? []).map(columnName);
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw refused(`Baris pertama harus memuat judul kolom ${NEEDED.join(", ")}. Belum ada: ${missing.join(", ")}.`);
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw refused(`Judul kolom ${twice} ada dua. Hapus salah satunya.`);
  const rows = records.map(({ line, cells }): FileRow => {
    const values = Object.fromEntries(columns.map((name, index) => [name, cellText(cells[index] ?? "")]));
    if (cells.length <= columns.length) return { line, values };
    const fault = "Baris ini lebih panjang daripada judulnya. Beri tanda kutip pada teks yang memuat koma.";
    return { line, values, fault };
  });
  return { unit: "baris", rows, ignoredColumns: unknownAmong(columns) };
}

interface CsvRecord {
  line: number;
  cells: string[];
}

/** The title and the rows, without what is blank. */
function recordsOf(text: string): CsvRecord[] {
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
    parse(text, { delimiter: delimiterOf(text), relax_column_count: true, on_record: keep });
    return records;
  } catch (error) {
    if (isSulurError(error)) throw error;
    const at =
      typeof error === "object" && error !== null && "lines" in error ? ` di sekitar baris ${error.lines}` : "";
    throw refused(`CSV ini tidak dapat dibaca${at}. Periksa tanda kutipnya.`);
  }
}

/** Spreadsheets set to Indonesian write semicolons, since the comma is theirs for decimals. */
function delimiterOf(text: string): string {
  const header = text.split("\n", 1)[0] ?? "";
  return header.split(";").length > header.split(",").length ? ";" : ",";
}

function columnName(title: string): string {
  const name = title.trim().toLowerCase();
  return ALIASES.get(name) ?? name;
}

function readGeoJson(text: string): PlaceFile {
  const features = featuresOf(text);
  const rows = features.map((feature, index): FileRow => {
    const { geometry, properties } = parts(feature);
    const point = parts(geometry);
    const [longitude, latitude] = Array.isArray(point.coordinates) ? point.coordinates : [];
    const fault = point.type === "Point" ? {} : { fault: "Bentuknya bukan Point. Ganti dengan satu titik." };
    return { line: index + 1, values: { ...parts(properties), latitude, longitude }, ...fault };
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
