import "server-only";
import { errorBody } from "@/lib/http/error-body";
import { type Conflict, type InvalidInput, isSulurError, type SulurError, type TooMany } from "@/lib/kernel/errors";

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
type Refused = SulurError &
  Partial<Pick<InvalidInput, "fields"> & Pick<Conflict, "details"> & Pick<TooMany, "retryAfterSeconds">>;

const DATABASE_AWAY_SECONDS = 5;
/** Prisma's and node-postgres' ways to say that the database cannot be reached, does not answer or has no connection left. */
const DATABASE_AWAY =
  /P1001|P1002|P1008|P1017|P2024|P2028|P2034|P2037|ECONNREFUSED|ECONNRESET|ENOENT.*\.s\.PGSQL|timeout|terminat|Connection|Can't reach/iu;
/**
 * PostgreSQL's states in which the same request may succeed later: connection lost (08), read-only (25006), in each
 * other's way (40001, 40P01, 55P03), disk, memory or connections used up (53), cancelled or stopping (57), disk failing (58030).
 */
const PASSING_STATE = /^(?:08...|25006|40001|40P01|55P03|53...|57014|57P0.|58030)$/u;
/** Where Prisma puts the state of a statement that failed. */
const STATE_IN_MESSAGE = /Code: `(\w{5})`/u;

/** The one place where a thrown error becomes an HTTP answer. An unknown error says nothing about its cause. */
export function errorResponse(error: unknown, requestId: string): Response {
  if (isSulurError(error)) {
    const { kind, message, fields = {}, details, retryAfterSeconds }: Refused = error;
    const headers: Record<string, string> = {};
    if (kind === "too-many") headers["retry-after"] = String(retryAfterSeconds);
    if (kind === "unavailable") headers["retry-after"] = String(DATABASE_AWAY_SECONDS);
    const body = errorBody(message, Object.keys(fields).length > 0 ? fields : undefined);
    return json(STATUS[kind], { ...details, ...body, request_id: requestId }, headers);
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

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (PASSING_STATE.test(STATE_IN_MESSAGE.exec(error.message)?.[1] ?? code)) return true;
  const cause = error.cause instanceof Error ? error.cause.message : "";
  return DATABASE_AWAY.test(`${code} ${error.name} ${error.message} ${cause}`);
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, "cache-control": "no-store" } });
}
