import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";
import { etagOf, matchesEtag } from "@/lib/server/http/etag";
import { chooseEncoding, compress, type Effort, type Encoding, isCompressible } from "./encodings";

/** Below this the headers weigh more than what is saved. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Of one connection, or set anew with each answer. */
const SET_ANEW = ["connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"];
/** Of one request alone. */
const REQUEST_ID = "x-request-id";

export type AnswerHeaders = Record<string, OutgoingHttpHeader | undefined>;

/** A whole answer in memory, compressed once for each encoding that is asked for. */
export class StoredAnswer {
  readonly #status: number;
  readonly #headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[];
  readonly #body: Buffer;
  readonly #etag: string | null;
  /** Null where it is sent as it is. */
  readonly #effort: Effort | null;
  readonly #compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};

  /** @param effort how hard to compress it */
  constructor(status: number, headers: AnswerHeaders, body: Buffer, effort: Effort) {
    this.#status = status;
    this.#body = body;
    const isWorthIt =
      body.byteLength >= WORTH_COMPRESSING_BYTES && isCompressible(String(headers["content-type"] ?? ""));
    // Beside a secret, the length of a compressed answer can tell about the secret (BREACH).
    this.#effort = isWorthIt && !("set-cookie" in headers) && !("content-encoding" in headers) ? effort : null;
    const vary = isWorthIt ? withEncoding(headers.vary) : headers.vary;
    const leftOut = effort === "quick" ? SET_ANEW : [...SET_ANEW, REQUEST_ID];
    this.#headers = Object.entries({ ...headers, vary }).flatMap(([name, value]) =>
      value === undefined || leftOut.includes(name) ? [] : [[name, value] as const],
    );
    this.#etag = status === 200 ? (typeof headers.etag === "string" ? weak(headers.etag) : etagOf(body)) : null;
  }

  /** About what it takes in memory, with its compressed forms. */
  get bytes(): number {
    return Math.ceil(this.#body.byteLength * 1.5) + 1024;
  }

  /** Sends it at once, or as soon as it is compressed. @returns the status */
  send(request: IncomingMessage, response: ServerResponse): number {
    for (const [name, value] of this.#headers) response.setHeader(name, value);
    if (this.#etag !== null) response.setHeader("etag", this.#etag);
    if (this.#etag !== null && matchesEtag(request.headers["if-none-match"], this.#etag)) {
      response.writeHead(304).end();
      return 304;
    }
    const encoding = this.#effort && chooseEncoding(request.headers["accept-encoding"]);
    const body = encoding ? this.#compress(encoding, this.#effort ?? "quick") : this.#body;
    const finish = (bytes: Buffer) => {
      if (encoding) response.setHeader("content-encoding", encoding);
      response.setHeader("content-length", bytes.byteLength);
      response.writeHead(this.#status).end(request.method === "HEAD" ? undefined : bytes);
    };
    if (body instanceof Promise) void body.then(finish, () => response.destroy());
    else finish(body);
    return this.#status;
  }

  #compress(encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
    const known = this.#compressed[encoding];
    if (known) return known;
    const compressing = compress(this.#body, encoding, effort === "forever" ? "stored" : effort).then((bytes) => {
      this.#compressed[encoding] = bytes;
      if (effort === "forever") void later(() => this.#improve(encoding));
      return bytes;
    });
    this.#compressed[encoding] = compressing;
    return compressing;
  }

  async #improve(encoding: Encoding): Promise<void> {
    this.#compressed[encoding] = await compress(this.#body, encoding, "forever");
  }
}

let queue: Promise<void> = Promise.resolve();

/** One after the other: the best compression of all files at once would hold up the requests. */
function later(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work);
  return queue;
}

const weak = (etag: string) => (etag.startsWith("W/") ? etag : `W/${etag}`);

function withEncoding(vary: OutgoingHttpHeader | undefined): string {
  const names = [vary ?? []].flat().join(", ");
  if (/\baccept-encoding\b/iu.test(names)) return names;
  return names ? `${names}, Accept-Encoding` : "Accept-Encoding";
}
