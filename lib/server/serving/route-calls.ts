import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import type { ReplyScope, RouteCall } from "@/lib/server/cache/reply-scope";
import { pathOf } from "./page-key";
import type { PlannedResponse } from "./response";
import { sendAnswer } from "./send-answer";
import { hasBody } from "./slow-bodies";

/** What Next reads in a way of its own: escapes, and a slash at the end, which it redirects. */
const OF_NEXT = /%|\/$/u;
const NAMED_PART = /^\[(\w+)\]$/u;
/** Not in a route's template where a request is handed on by its parts. */
const REST = "[...";

/** A body in chunks of one byte each keeps the process busy for a minute with 10 MB; no program sends so. */
const FREE_CHUNKS = 1_000;
const LEAST_CHUNK_BYTES = 64;

/**
 * The handlers that `route()` made, as they answer. Each is a plain function of a request, so once Next has led to it
 * the server calls it by itself: Next's way there costs as much as a read of the database.
 */
export class RouteCalls {
  readonly #isTraced: boolean;
  readonly #calls = new Map<string, RouteCall>();

  /** @param options.isTraced Next makes the spans, so then it answers every request */
  constructor({ isTraced }: { isTraced: boolean }) {
    this.#isTraced = isTraced;
  }

  /** To be called when Next has answered a request of the template. */
  learn({ method }: IncomingMessage, template: string, { call }: ReplyScope): void {
    if (this.#isTraced || call === null || method === "HEAD" || template.includes(REST)) return;
    this.#calls.set(`${method} ${template}`, call);
  }

  /** @returns what answers; null where Next has to */
  find(request: IncomingMessage, template: string): ((response: PlannedResponse) => Promise<void>) | null {
    const call = this.#calls.get(`${request.method} ${template}`);
    const pathname = pathOf(request);
    if (!call || OF_NEXT.test(pathname)) return null;
    const params = Promise.resolve(paramsOf(template, pathname));
    return async (response) => sendAnswer(await call(toRequest(request, response), { params }), response);
  }
}

function paramsOf(template: string, pathname: string): Record<string, string> {
  const values = pathname.split("/");
  const params: Record<string, string> = {};
  for (const [index, part] of template.split("/").entries()) {
    const name = NAMED_PART.exec(part)?.[1];
    if (name !== undefined) params[name] = values[index] ?? "";
  }
  return params;
}

function toRequest(request: IncomingMessage, response: PlannedResponse): Request {
  const { method = "GET", url = "/", headers } = request;
  // Which site was asked is in the headers; a host that cannot be read would throw here.
  const address = new URL(url, "http://localhost");
  const init = { method, headers: toHeaders(headers) };
  if (method === "GET" || !hasBody(headers)) return new Request(address, init);
  const streamed = {
    ...init,
    body: Readable.toWeb(passageOf(request, response)) as ReadableStream<Uint8Array>,
    duplex: "half",
  };
  return new Request(address, streamed);
}

/** What is sent, in a stream of its own: a reader that gives up closes it, and the connection has an answer to carry. */
function passageOf(request: IncomingMessage, response: PlannedResponse): PassThrough {
  const passage = new PassThrough();
  // What nobody reads has to be let go, or the next request on the connection would never come.
  passage.once("close", () => request.unpipe(passage).resume());
  response.once("finish", () => passage.destroy());
  request.once("close", () => {
    if (!request.complete) passage.destroy(new Error("the upload broke off"));
  });
  let chunks = 0;
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    chunks += 1;
    bytes += chunk.byteLength;
    if (chunks > FREE_CHUNKS && bytes < chunks * LEAST_CHUNK_BYTES) request.destroy();
  });
  return request.pipe(passage);
}

function toHeaders(headers: IncomingHttpHeaders): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) copy.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return copy;
}
