import "server-only";
import type { Endpoint } from "./endpoints";
import { describe, type FieldRow, shapesOf } from "./field-rows";
import { type ApiGroup, groupOf } from "./groups";
import { operationIdOf } from "./operation-id";

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
