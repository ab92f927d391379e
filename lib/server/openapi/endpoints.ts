import "server-only";
import { LIMITS } from "@/lib/server/http/limits";
import type { OtherMethod } from "@/lib/server/http/other-methods";
import type { Access, Declared, RouteHandler } from "@/lib/server/http/route";
import { inputSchema, type JsonSchema, propertiesOf } from "./json-schema";

export interface ApiGroup {
  /** Last part of the address of its page. */
  slug: string;
  name: string;
}

const REST: ApiGroup = { slug: "umum", name: "Umum" };
const DESK_REST: ApiGroup = { slug: "meja", name: "Dasbor" };

/** Headings by the first part of the path behind /api. */
const GROUPS = new Map<string, ApiGroup>([
  ...group("Laporan", "reports", "channels"),
  ...group("Wilayah", "areas"),
  ...group("Lokasi hijau", "locations", "geocode"),
  ...group("Kegiatan", "events"),
  ...group("Pendaftaran kegiatan", "registrations", "certificates"),
  ...group("Relawan", "volunteers"),
  ...group("Bank sampah", "partners"),
  ...group("Forum", "threads", "comments"),
  ...group("Pencarian", "search"),
  ...group("Pesan", "messages"),
  ...group("Foto", "photos"),
  ...group("Notifikasi", "push"),
  ...group("Kalkulator karbon", "carbon"),
  ...group("Akun", "account"),
  ...group("Masuk dan daftar", "auth", "login", "logout", "register", "verify-account", "reset-password"),
]);

/** The same for what stands behind /api/admin: too much for one page. */
const DESK_GROUPS = new Map<string, ApiGroup>([
  ...group("Dasbor: laporan", "reports"),
  ...group("Dasbor: kabar dan balasan", "reports/updates", "reports/templates"),
  ...group("Dasbor: kanal", "channels"),
  ...group("Dasbor: lokasi", "places"),
  ...group("Dasbor: kegiatan", "events"),
  ...group("Dasbor: relawan", "volunteers"),
  ...group("Dasbor: bank sampah", "partners"),
  ...group("Dasbor: forum", "threads", "comments"),
  ...group("Dasbor: pesan dan surat", "messages", "mails"),
  ...group("Dasbor: akun", "users"),
]);

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;
type Method = (typeof METHODS)[number];
const PROBES: Readonly<Record<string, string>> = {
  "/api/health": "Apakah proses server hidup; tidak menyentuh basis data.",
  "/api/ready": "Apakah basis data menjawab dan dapat menyimpan; 503 bila tidak.",
};
/** What answers for addresses that are none of the API's. */
const NO_ENDPOINT = "/app/api/[...unknown]/route.ts";

/** What a route file exports. Health probes are handlers that `route()` did not make. */
export type RouteModule = Partial<
  Record<Method, RouteHandler | OtherMethod | ((...given: never[]) => Promise<Response>)>
>;

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
}

export interface Endpoint {
  /** Method and path, e.g. `GET /api/reports/{id}`. */
  name: string;
  method: Method;
  path: string;
  /** One Indonesian sentence. */
  summary: string;
  access: Access;
  /** Undefined for what every address may ask alike. */
  limit: (typeof LIMITS)[keyof typeof LIMITS] | undefined;
  parameters: Parameter[];
  body: { types: readonly string[]; schema: JsonSchema | null; maxBytes: number | null } | null;
  idempotent: boolean;
  /** Each HTTP status that it answers with; the first one is success. */
  statuses: number[];
  /** Media types of the answer; none where it has no body. */
  answers: readonly string[];
}

const IDEMPOTENCY_KEY: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,100}$" },
};

/** Route files by path from the root, e.g. `/app/api/reports/route.ts`, as endpoints in the order of their paths. */
export function endpointsOf(modules: Record<string, RouteModule>): Endpoint[] {
  return Object.entries(modules)
    .filter(([file]) => file !== NO_ENDPOINT)
    .map(([file, routeModule]) => ({ path: pathOf(file), routeModule }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ path, routeModule }) =>
      METHODS.flatMap((method) => {
        const handler = routeModule[method];
        return handler && !("allow" in handler) ? [endpointOf(method, path, declaredBy(handler, path))] : [];
      }),
    );
}

/** @throws Error for a handler that `route()` did not make, but for the probes */
function declaredBy(handler: NonNullable<RouteModule[Method]>, path: string): Declared | null {
  if ("declared" in handler) return handler.declared;
  if (path in PROBES) return null;
  throw new Error(`${path} is not made by route(), so nothing can be said about it.`);
}

function pathOf(file: string): string {
  return file
    .replace(/^\/app/u, "")
    .replace(/\/route\.ts$/u, "")
    .replace(/\[(?:\.\.\.)?(\w+)\]/gu, "{$1}");
}

function endpointOf(method: Method, path: string, declared: Declared | null): Endpoint {
  const name = `${method} ${path}`;
  const statuses = declared ? statusesOf(method, declared) : [200, 503];
  const success = statuses[0] ?? 200;
  return {
    name,
    method,
    path,
    summary: declared?.summary ?? PROBES[path] ?? "",
    access: declared?.access ?? "anonymous",
    limit: declared?.limit ? LIMITS[declared.limit] : undefined,
    parameters: parametersOf(path, declared),
    body: bodyOf(declared),
    idempotent: Boolean(declared?.idempotent),
    statuses: [...new Set([success, ...[...statuses, ...(declared?.statuses ?? [])].sort((a, b) => a - b)])],
    answers: success === 204 ? [] : (declared?.answers ?? ["application/json"]),
  };
}

/** What `route()` and the commands behind it may answer; what only one route adds stands in its declaration. */
function statusesOf(method: Method, { access, status = 200, params, query, body, rawBody, idempotent }: Declared) {
  const reads = method === "GET";
  const statuses = [status, 429, 503];
  if (reads && access === "anonymous") statuses.push(304);
  if (!reads || query || idempotent) statuses.push(400);
  if (access !== "anonymous" && access !== "anyone") statuses.push(401);
  // What only its writer may read is open to anyone who proves to be that.
  if (!reads || access === "staff" || access === "admin" || access === "anyone") statuses.push(403);
  if (!reads || params) statuses.push(404);
  if (!reads) statuses.push(409, 422);
  if (body || rawBody) statuses.push(413, 415);
  return statuses;
}

function parametersOf(path: string, declared: Declared | null): Parameter[] {
  const ofPath = propertiesOf(declared?.params ? inputSchema(declared.params) : null);
  const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]): Parameter => {
    const schema = ofPath.find((property) => property.name === name)?.schema ?? {};
    return { name, in: "path", required: true, schema: schema.type === "array" ? { type: "string" } : schema };
  });
  const inQuery = propertiesOf(declared?.query ? inputSchema(declared.query) : null);
  return [
    ...inPath,
    ...inQuery.map((property): Parameter => ({ ...property, in: "query" })),
    ...(declared?.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

function bodyOf(declared: Declared | null): Endpoint["body"] {
  if (declared?.rawBody) {
    return { types: declared.rawBody.types, schema: null, maxBytes: declared.rawBody.maxBytes };
  }
  if (!declared?.body) return null;
  return { types: ["application/json"], schema: inputSchema(declared.body), maxBytes: null };
}

/** `GET /api/reports/{id}` → `GET_api_reports_id`; also the anchor of the route on its page. */
export function operationIdOf(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/gu, "_").replace(/_$/u, "");
}

function group(name: string, ...parts: string[]): [string, ApiGroup][] {
  const slug = name.toLowerCase().replace(/[^a-z]+/gu, "-");
  return parts.map((part) => [part, { slug, name }]);
}

/** Under which heading a path stands. */
export function groupOf(path: string): ApiGroup {
  const [, , first = "", second = "", third = ""] = path.split("/");
  if (first === "admin") return DESK_GROUPS.get(`${second}/${third}`) ?? DESK_GROUPS.get(second) ?? DESK_REST;
  return GROUPS.get(first) ?? REST;
}
