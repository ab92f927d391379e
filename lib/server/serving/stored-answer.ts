import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { etagOf, matchesEtag } from "@/lib/server/http/etag";
import { REQUEST_ID_HEADER } from "@/lib/server/http/request-id";

export type AnswerHeaders = Record<string, OutgoingHttpHeader | undefined>;

/** The better one first. */
const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];
const ACCEPTED = /\b(?:br|gzip)\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/gu;
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)[\w.+-]+|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|wasm|manifest)|image\/svg\+xml)\b/iu;
/** Below this the headers weigh more than what is saved. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Brotli's, for what is sent to one reader, to many, and to all from now on: the last takes a second a megabyte. */
const QUALITY = { once: 4, stored: 9, forever: 11 };
const FOREVER_SECONDS = 31_536_000;
/** Of one connection, or set anew with each answer. */
const SET_ANEW = ["connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"];
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export function isWorthCompressing(contentType: string, body: Uint8Array): boolean {
  return body.byteLength >= WORTH_COMPRESSING_BYTES && COMPRESSIBLE.test(contentType);
}

/** @param storedSeconds how long it is sent to all who ask; 0 for one reader */
export function compress(body: Uint8Array, encoding: Encoding, storedSeconds: number): Promise<Buffer> {
  const readers = storedSeconds >= FOREVER_SECONDS ? "forever" : storedSeconds > 0 ? "stored" : "once";
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[readers] };
  return encoding === "gzip" ? gzipAsync(body) : brotliAsync(body, { params });
}

/** The better encoding of those that the client names without refusing them (`q=0`); null for none. */
export function chooseEncoding(accepted = ""): Encoding | null {
  const names: string[] = accepted.toLowerCase().match(ACCEPTED) ?? [];
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? null;
}

/** What an answer varies by. */
export function varyNames({ vary }: AnswerHeaders): string[] {
  return String(vary ?? "").match(/[^\s,]+/gu) ?? [];
}

/** A whole answer in memory, compressed once for each encoding that is asked for. */
export class StoredAnswer {
  /** The template of its address, once it was counted. */
  route: string | undefined;
  readonly #status: number;
  /** Name, value, name, value …: Node writes such a list as it is. */
  readonly #headers: OutgoingHttpHeader[] = [];
  readonly #etag: string = "";
  readonly #body: Buffer;
  readonly #storedSeconds: number;
  readonly #isCompressed: boolean;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  /** @param storedSeconds how long others get it too; 0 for one reader */
  constructor(status: number, headers: AnswerHeaders, body: Buffer, storedSeconds: number) {
    this.#status = status;
    this.#body = body;
    this.#storedSeconds = storedSeconds;
    const isWorthIt = isWorthCompressing(String(headers["content-type"] ?? ""), body);
    // Beside a secret, the length of a compressed answer can tell about the secret (BREACH).
    this.#isCompressed = isWorthIt && !("set-cookie" in headers) && !("content-encoding" in headers);
    for (const [name, value] of Object.entries(headers)) {
      const isPassing = SET_ANEW.includes(name) || (storedSeconds > 0 && name === REQUEST_ID_HEADER);
      if (value !== undefined && !isPassing && !(isWorthIt && name === "vary")) this.#headers.push(name, value);
    }
    if (isWorthIt) this.#headers.push("vary", [...new Set([...varyNames(headers), "Accept-Encoding"])].join(", "));
    // A strong one of Next's would stand for these bytes alone, not for their compressed forms too.
    if (status === 200) this.#etag = `W/${String(headers.etag ?? etagOf(body)).replace(/^W\//u, "")}`;
    if (status === 200) this.#headers.push("etag", this.#etag);
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#etag !== "" && matchesEtag(request.headers["if-none-match"], this.#etag)) {
      response.writeHead(304, this.#headers).end();
      return;
    }
    const encoding = this.#isCompressed ? chooseEncoding(request.headers["accept-encoding"]) : null;
    const body = encoding ? await this.#compress(encoding) : this.#body;
    const ofBody = ["content-length", body.byteLength, ...(encoding ? ["content-encoding", encoding] : [])];
    // To HEAD, Node sends the headers only.
    response.writeHead(this.#status, [...this.#headers, ...ofBody]).end(body);
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= compress(this.#body, encoding, this.#storedSeconds);
    return this.#compressed[encoding];
  }
}
