import type { FieldErrors } from "@/lib/kernel/errors";
import type { ErrorBody } from "./error-body";

/** The spec's client waits this long. */
const TIMEOUT_MS = 30_000;

/** An answer other than 2xx, or none at all (`status` 0). `message` is fit to be shown. */
export class RequestFailed extends Error {
  readonly status: number;
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | null;

  constructor(message: string, status: number, fields: FieldErrors = {}, retryAfterSeconds: number | null = null) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface JsonRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** A file goes as it is, of its own type; everything else as JSON. */
  body?: unknown;
  /** Sent as Idempotency-Key: keep it for retries of the same form. */
  key?: string;
  /** More headers, such as a private link's token, which stays out of addresses and logs. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** What is said of a failure that the server did not explain. */
  failed?: string;
}

const NO_ANSWER = "Tidak ada respons dari server. Periksa koneksi Anda.";
export const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

/** What to show of a failure. @param otherwise where the server did not explain it */
export function failureText(error: unknown, otherwise = FAILED): string {
  return error instanceof RequestFailed ? error.message : otherwise;
}

/** Calls our own API. @throws RequestFailed */
export async function fetchJson<T>(path: string, request: JsonRequest = {}): Promise<T> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const headers: Record<string, string> = { ...request.headers };
  const file = request.body instanceof Blob ? request.body : null;
  if (request.body !== undefined) headers["content-type"] = file?.type ?? "application/json";
  if (request.key !== undefined) headers["idempotency-key"] = request.key;
  let response: Response;
  try {
    response = await fetch(path, {
      method: request.method ?? "GET",
      headers,
      body: file ?? (request.body === undefined ? undefined : JSON.stringify(request.body)),
      signal: request.signal ? firstOf(request.signal, timeout) : timeout,
    });
  } catch {
    throw new RequestFailed(NO_ANSWER, 0);
  }
  if (response.status === 204) return undefined as T;
  if (response.ok) {
    return response.json().catch(() => {
      // A network that wants somebody to sign in first answers with a page of its own.
      throw new RequestFailed(NO_ANSWER, 0);
    }) as Promise<T>;
  }
  throw await failureOf(response, request.failed);
}

/** Reads an error answer, whatever stands in front of the app may have made of it. */
export async function failureOf(response: Response, failed = FAILED): Promise<RequestFailed> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const retryAfter = Number(response.headers.get("retry-after"));
  return new RequestFailed(
    body?.message ?? failed,
    response.status,
    body?.errors ?? {},
    retryAfter > 0 ? retryAfter : null,
  );
}

/** Ends with whichever ends first. `AbortSignal.any` is newer than the phones that many people still carry. */
function firstOf(one: AbortSignal, other: AbortSignal): AbortSignal {
  const either = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener("abort", () => either.abort(signal.reason), { once: true });
  }
  return either.signal;
}
