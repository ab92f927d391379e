import type { IncomingMessage } from "node:http";
import { etagOf, matchesEtag } from "@/lib/server/http/etag";
import { chooseEncoding, compress, type Encoding, WORTH_COMPRESSING_BYTES } from "./encodings";
import type { PlannedResponse } from "./response";

interface AnswerOptions {
  status: number;
  /** Name, value, name, value … without length, encoding and tag. */
  headers: readonly string[];
  body: Buffer;
  compressible: boolean;
  /** Never changes, so that the best compression pays; it comes a while after the first request. */
  lasting?: boolean;
}

/** An answer in memory, compressed once for each encoding that is asked for. */
export class KeptAnswer {
  readonly #options: AnswerOptions & { etag: string };
  readonly #bodies: Record<Encoding, Buffer | Promise<Buffer> | null> = { br: null, gzip: null };

  constructor(options: AnswerOptions) {
    const compressible = options.compressible && options.body.byteLength >= WORTH_COMPRESSING_BYTES;
    this.#options = { ...options, compressible, etag: etagOf(options.body) };
  }

  /** About what it takes in memory, with its compressed forms. */
  get bytes(): number {
    return Math.ceil(this.#options.body.byteLength * 1.5) + 1024;
  }

  send(request: IncomingMessage, response: PlannedResponse): void {
    const { status, headers, etag, compressible, body } = this.#options;
    if (status === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
      response.sendNow(null, 304, [...headers, "ETag", etag]);
      return;
    }
    const encoding = compressible ? chooseEncoding(request.headers["accept-encoding"]) : null;
    const send = (form: Buffer) => {
      const head = [...headers, "ETag", etag, "Content-Length", String(form.byteLength)];
      if (encoding) head.push("Content-Encoding", encoding);
      response.sendNow(request.method === "HEAD" ? null : form, status, head);
    };
    const form = encoding ? this.#encoded(encoding) : body;
    // Most requests find the form ready and are answered at once.
    if (form instanceof Promise) form.then(send, (error: unknown) => response.fail(error));
    else send(form);
  }

  #encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#bodies[encoding];
    if (known) return known;
    const { body, lasting } = this.#options;
    const made = compress(body, encoding, "kept").then((compressed) => {
      this.#bodies[encoding] = compressed;
      if (lasting && encoding === "br") void later(() => this.#improve());
      return compressed;
    });
    this.#bodies[encoding] = made;
    return made;
  }

  async #improve(): Promise<void> {
    this.#bodies.br = await compress(this.#options.body, "br", "forever");
  }
}

let queue: Promise<void> = Promise.resolve();

/** One after the other: the best compression of all files at once would hold up the requests. */
function later(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work);
  return queue;
}
