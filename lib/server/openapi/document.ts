import "server-only";
import type { Endpoint } from "./endpoints";
import { groupOf, operationIdOf } from "./endpoints";
import { STATUS_WORDS } from "./status-words";

const ERROR = { $ref: "#/components/schemas/Error" };

const ERROR_SCHEMA = {
  type: "object",
  description: "Kalimat yang sama ada di message, error, dan msg; errors menyebut setiap isian yang perlu dibetulkan.",
  properties: {
    message: { type: "string" },
    error: { type: "string" },
    msg: { type: "string" },
    errors: { type: "object", additionalProperties: { type: "string" } },
    request_id: { type: "string" },
  },
  required: ["message", "error", "msg"],
};

const SECURITY_SCHEMES = {
  token: { type: "http", scheme: "bearer", description: "Token dari POST /api/login atau dari halaman akun." },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-sulur.sesi",
    description: "Sesi peramban; di http://localhost tanpa awalan __Host-.",
  },
};
const SIGNED_IN = [{ token: [] }, { session: [] }];

interface Site {
  version: string;
  /** Base address, without the final slash. */
  address: string;
}

/** The whole API as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: readonly Endpoint[], { version, address }: Site) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "API Sulur",
      version,
      description:
        "Dibuat dari skema yang memeriksa setiap permintaan. Penulisan dari peramban harus dari situs ini sendiri; " +
        "klien lain memakai token. Daftar menjawab larik JSON, dan halaman berikutnya ada di header Link.",
    },
    servers: [{ url: address }],
    tags: [...new Set(endpoints.map(({ path }) => groupOf(path).name))].map((name) => ({ name })),
    paths,
    components: { schemas: { Error: ERROR_SCHEMA }, securitySchemes: SECURITY_SCHEMES },
  };
}

function operationOf(endpoint: Endpoint) {
  const { name, path, summary, access, limit, parameters, body, idempotent } = endpoint;
  return {
    operationId: operationIdOf(name),
    summary,
    tags: [groupOf(path).name],
    security: securityOf(access),
    parameters: parameters.map((parameter) => ({ ...parameter })),
    ...(body ? { requestBody: requestBodyOf(body) } : {}),
    responses: Object.fromEntries(endpoint.statuses.map((status) => [String(status), responseOf(endpoint, status)])),
    "x-sulur-access": access,
    "x-sulur-idempotent": idempotent,
    ...(limit ? { "x-sulur-limit": { actor: limit.actor, address: limit.address } } : {}),
  };
}

function securityOf(access: Endpoint["access"]) {
  if (access === "anonymous") return [];
  return access === "anyone" ? [{}, ...SIGNED_IN] : SIGNED_IN;
}

function requestBodyOf({ types, schema, maxBytes }: NonNullable<Endpoint["body"]>) {
  const content = schema ?? { description: `Paling banyak ${maxBytes} byte.` };
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema: content }])) };
}

function responseOf({ answers }: Endpoint, status: number) {
  const description = STATUS_WORDS[status] ?? `Status ${status}.`;
  if (status >= 400) return { description, content: { "application/json": { schema: ERROR } } };
  if ([204, 303, 304].includes(status) || answers.length === 0) return { description };
  return { description, content: Object.fromEntries(answers.map((type) => [type, {}])) };
}
