import "server-only";
import type { Endpoint } from "./endpoints";
import { type ApiGroup, groupOf, operationIdOf } from "./endpoints";
import { type JsonSchema, propertiesOf } from "./json-schema";

interface FieldRow {
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

const ACCESS_WORDS: Readonly<Record<Endpoint["access"], string>> = {
  anonymous: "Siapa saja; jawabannya sama untuk semua",
  anyone: "Siapa saja",
  member: "Yang sudah masuk",
  staff: "Pengelola dan admin",
  admin: "Admin",
};

const PLACES = { path: "di alamat", query: "setelah tanda tanya", header: "di header" } as const;

/** One route as people read it. */
export interface ReadableRoute {
  /** Also its anchor on the page of its group. */
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  limit: string | null;
  idempotent: boolean;
  parameters: (FieldRow & { where: string })[];
  /** One list of fields for each shape of the body. */
  shapes: FieldRow[][];
  /** Media types of an upload. */
  upload: string | null;
  statuses: number[];
}

export interface RouteGroup extends ApiGroup {
  /** For staff only. */
  desk: boolean;
  routes: ReadableRoute[];
}

/** The routes under their headings, residents' before the desk's. */
export function routeGroups(endpoints: readonly Endpoint[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const endpoint of endpoints) {
    const group = groupOf(endpoint.path);
    const desk = endpoint.path.startsWith("/api/admin/");
    const { routes } = groups.get(group.slug) ?? { routes: [] };
    groups.set(group.slug, { ...group, desk, routes: [...routes, readable(endpoint)] });
  }
  return [...groups.values()].sort((one, other) => Number(one.desk) - Number(other.desk));
}

function readable({ name, method, path, summary, access, limit, idempotent, ...rest }: Endpoint): ReadableRoute {
  const { parameters, body, statuses } = rest;
  return {
    id: operationIdOf(name),
    method,
    path,
    summary,
    access: ACCESS_WORDS[access],
    limit: limit ? `${often(limit.actor)} untuk satu orang, ${often(limit.address)} untuk satu alamat jaringan` : null,
    idempotent,
    parameters: parameters.map(({ name: field, required, schema, ...parameter }) => ({
      name: field,
      required,
      holds: describe(schema),
      where: PLACES[parameter.in],
    })),
    shapes: body?.schema ? shapesOf(body.schema) : [],
    upload: body && !body.schema ? body.types.join(", ") : null,
    statuses,
  };
}

const UNITS = [
  [86_400, "hari"],
  [3600, "jam"],
  [60, "menit"],
] as const;

function often({ points, seconds }: { points: number; seconds: number }): string {
  const [length, unit] = UNITS.find(([size]) => seconds % size === 0) ?? [1, "detik"];
  const count = seconds / length;
  return `${points} kali dalam ${count === 1 ? `satu ${unit}` : `${count} ${unit}`}`;
}

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
