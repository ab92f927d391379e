import "server-only";
import { type JsonSchema, propertiesOf } from "./json-schema";

export interface FieldRow {
  name: string;
  required: boolean;
  /** What it may hold, in Indonesian, e.g. `teks, 3–120 karakter`. */
  holds: string;
}

/** Longer lists of choices are cut, since the page is for reading. */
const SHOWN_CHOICES = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: "teks",
  number: "angka",
  integer: "bilangan bulat",
  boolean: "true atau false",
  array: "larik",
  object: "objek",
  null: "null",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "alamat email",
  uuid: "UUID",
  "date-time": "waktu ISO 8601",
  date: "tanggal YYYY-MM-DD",
  uri: "alamat web",
};

/** The fields of a body, one list for each shape that it may have. */
export function shapesOf(schema: JsonSchema): FieldRow[][] {
  const shapes = (schema.oneOf ?? schema.anyOf)?.filter((shape) => typeof shape === "object");
  return (shapes ?? [schema]).map(rowsOf);
}

function rowsOf(schema: JsonSchema): FieldRow[] {
  return propertiesOf(schema).map(({ name, required, schema: property }) => ({
    name,
    required,
    holds: describe(property),
  }));
}

/** One property in words. */
export function describe(schema: JsonSchema): string {
  const shapes = schema.oneOf ?? schema.anyOf;
  if (shapes) return [...new Set(shapes.map(worded))].join(" atau ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return choices(schema.enum);
  const text = FORMATS[schema.format ?? ""] ?? TYPES.string;
  const types = [schema.type ?? []].flat().map((type) => (type === "string" ? text : TYPES[type]));
  const words = [types.length > 0 ? types.join(" atau ") : "apa saja"];
  if (schema.type === "array" && typeof schema.items === "object" && !Array.isArray(schema.items)) {
    words[0] = `larik dari ${describe(schema.items)}`;
  }
  words.push(range(schema.minLength, schema.maxLength, "karakter"), range(schema.minItems, schema.maxItems, "butir"));
  words.push(range(schema.minimum, sensible(schema.maximum), ""));
  if (schema.default !== undefined) words.push(`bawaan ${JSON.stringify(schema.default)}`);
  return words.filter((word) => word !== "").join(", ");
}

function worded(schema: JsonSchema | boolean): string {
  return typeof schema === "object" ? describe(schema) : "apa saja";
}

function choices(values: readonly unknown[]): string {
  const shown = values.slice(0, SHOWN_CHOICES).map((value) => String(value));
  const rest = values.length - shown.length;
  return `salah satu dari ${shown.join(", ")}${rest > 0 ? `, dan ${rest} lagi` : ""}`;
}

/** The largest integer says nothing. */
function sensible(maximum: number | undefined): number | undefined {
  return maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  const least = from === undefined || from <= Number.MIN_SAFE_INTEGER ? undefined : from;
  if (least === undefined && to === undefined) return "";
  if (to === undefined) return `paling sedikit ${least} ${unit}`.trim();
  if (least === undefined) return `paling banyak ${to} ${unit}`.trim();
  return `${least}–${to} ${unit}`.trim();
}
