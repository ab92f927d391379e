import "server-only";
import { errorBody } from "@/lib/http/error-body";
import { type InvalidInput, isSulurError, type SulurError, type TooMany } from "@/lib/kernel/errors";

const STATUS: Record<SulurError["kind"], number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  unprocessable: 422,
  "too-many": 429,
  unavailable: 503,
};

/** What the classes of errors add is told apart by `kind`. */
type Refused = SulurError & Partial<Pick<InvalidInput, "fields"> & Pick<TooMany, "retryAfterSeconds">>;

const DATABASE_AWAY_SECONDS = 5;
/** Prisma's and node-postgres' ways to say that the database cannot be reached or does not answer. */
const DATABASE_AWAY =
  /P1001|P1002|P1008|P1017|P2024|ECONNREFUSED|ECONNRESET|ENOENT.*\.s\.PGSQL|57P0[123]|timeout|terminat|Connection|Can't reach/iu;

/** The one place where a thrown error becomes an HTTP answer. An unknown error says nothing about its cause. */
export function errorResponse(error: unknown, requestId: string): Response {
  if (isSulurError(error)) {
    const { kind, message, fields = {}, retryAfterSeconds }: Refused = error;
    const headers: Record<string, string> = {};
    if (kind === "too-many") headers["retry-after"] = String(retryAfterSeconds);
    if (kind === "unavailable") headers["retry-after"] = String(DATABASE_AWAY_SECONDS);
    const body = errorBody(message, Object.keys(fields).length > 0 ? fields : undefined);
    return json(STATUS[kind], { ...body, request_id: requestId }, headers);
  }
  if (isDatabaseAway(error)) {
    const body = errorBody(
      "Server sedang tidak dapat menyimpan data. Coba lagi sebentar lagi; isian Anda tidak hilang.",
    );
    return json(503, { ...body, request_id: requestId }, { "retry-after": String(DATABASE_AWAY_SECONDS) });
  }
  const body = errorBody(`Terjadi kesalahan di server. Coba lagi; bila berulang, sebutkan kode ${requestId}.`);
  return json(500, { ...body, request_id: requestId });
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return DATABASE_AWAY.test(`${code} ${error.name} ${error.message} ${cause}`);
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, "cache-control": "no-store" } });
}
