import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorBody, METHOD_NOT_ALLOWED } from "@/lib/http/error-body";
import { isDraining } from "@/lib/server/draining";
import { contentPolicy, fixedHeaders } from "@/lib/server/http/security-headers";
import { isApiPath, normalTarget, originForm, pathOf } from "./request-target";
import { hasBody, SlowBodies } from "./slow-bodies";
import { dropStrangeHeaders } from "./stranger-headers";

interface ParserError extends Error {
  code?: string;
}

/** By what Node says of a request that it could not read to its end. */
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

const SENTENCE = "Permintaan tidak dapat dibaca.\n";

/** Next fails on TRACE, and nothing here answers the rest. */
const OF_API = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Pages and files are only read. To anything else Next would look for server actions, of which there are none, and keep
 * its answer where it keeps the page: one OPTIONS made a card fail for everybody.
 */
const OF_PAGES = ["GET", "HEAD"];

interface Refusal {
  status: number;
  /** Name, value, name, value … */
  headers: string[];
  text: string | null;
}

const TEXT = ["Content-Type", "text/plain; charset=utf-8"];
const JSON_TEXT = ["Content-Type", "application/json"];

/** A client has this long to send its headers, and this long for all of a request: a megabyte at the slowest that is allowed. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 300_000;
const CHECK_TIMEOUTS_MS = 5_000;
/** Longer than the minute after which proxies usually close theirs. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves, e.g. a reader that stopped reading. */
const IDLE_SOCKET_MS = 150_000;
const CLOSE_IDLE_EVERY_MS = 100;
const MAX_HEADER_BYTES = 16 * 1024;
/** Of a body that nobody reads yet: in chunks of one byte each, what waits takes hundreds of times its size. */
const WAITING_BODY_BYTES = 16 * 1024;

/** Name, value, name, value … of what is answered at the door. */
const GUARDS = [
  ...fixedHeaders().flatMap(({ key, value }) => [key, value]),
  ...["Content-Security-Policy", contentPolicy()],
  ...["Cache-Control", "no-store"],
];
const BROKEN: Refusal = { status: 500, headers: TEXT, text: "Terjadi kesalahan di server. Coba lagi sebentar lagi.\n" };

interface Inside {
  /** Answers what the door lets in. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  onError(error: unknown, request: IncomingMessage): void;
}

/** An HTTP server with limits to time and size; what it refuses has the headers that every answer has. */
export function createGuardedServer({ answer, onError }: Inside): Server {
  const slowBodies = new SlowBodies();
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Node reads no further request behind one that asked for another protocol.
    if (isDraining() || request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    if (hasBody(request.headers)) {
      response.once("prefinish", () => request.complete || request.on("data", giveBack).read(0));
    }
    try {
      const refusal = refusalOf(request);
      if (refusal) return refuse(response, refusal);
      slowBodies.watch(request);
      await answer(request, response);
    } catch (error) {
      onError(error, request);
      if (response.headersSent) response.destroy();
      else refuse(response, BROKEN);
    }
  };
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      highWaterMark: WAITING_BODY_BYTES,
      // Nothing here speaks another protocol: a request for one is answered like any other, through the same door.
      shouldUpgradeCallback: () => false,
      // Node would refuse it without our headers.
      requireHostHeader: false,
    },
    receive,
  );
  // What else a client expects, e.g. in "Expect", is left aside; Node would refuse it without our headers.
  server.on("checkExpectation", receive);
  answerUnparsed(server, [...GUARDS, ...TEXT]);
  server.setTimeout(IDLE_SOCKET_MS);
  return server;
}

function refuse(response: ServerResponse, { status, headers, text }: Refusal): void {
  response.writeHead(status, [...GUARDS, ...headers]).end(text);
}

function methodRefusal(path: string, allowed: readonly string[]): Refusal {
  const allow = ["Allow", allowed.join(", ")];
  return isApiPath(path)
    ? { status: 405, headers: [...JSON_TEXT, ...allow], text: JSON.stringify(errorBody(METHOD_NOT_ALLOWED)) }
    : { status: 405, headers: [...TEXT, ...allow], text: `${METHOD_NOT_ALLOWED}\n` };
}

/** Of a body that is answered before its end: the collector would let 70 MB of refused uploads wait. */
function giveBack({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Takes no new connections, lets running requests end, and cuts those that take longer. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only when its request has ended.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/**
 * What every request passes before anything else reads it: its address is in the normal form, its method one that is
 * answered there, and its headers say only what a stranger may say.
 * @returns the answer to one that goes no further
 */
function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "", headers, httpVersion } = request;
  const target = originForm(request.url ?? "");
  const normal = normalTarget(target);
  // A write is not sent on: it was meant for another route, or as an attempt.
  if (normal !== null && normal !== target && OF_PAGES.includes(method)) {
    return { status: 308, headers: ["Location", normal], text: null };
  }
  if (normal !== target || (httpVersion === "1.1" && headers.host === undefined) || hasTwoHosts(request)) {
    return { status: 400, headers: TEXT, text: "Alamat permintaan tidak dapat dibaca.\n" };
  }
  request.url = target;
  const allowed = isApiPath(pathOf(request)) ? OF_API : OF_PAGES;
  if (!allowed.includes(method)) return methodRefusal(pathOf(request), allowed);
  dropStrangeHeaders(headers);
  return null;
}

/** Node reads the first one; a proxy before it may have read the other (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

/**
 * Answers what Node's parser refuses, with the headers that every answer has.
 * @param headers name, value, name, value …
 */
function answerUnparsed(server: Server, headers: readonly string[]): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  for (const event of ["request", "checkExpectation"]) {
    server.on(event, ({ socket }: IncomingMessage, response: ServerResponse) => answering.set(socket, response));
  }
  server.on("clientError", (error: ParserError, socket: Socket) => {
    const answer = answering.get(socket);
    // In the middle of an earlier answer it would become part of that one.
    const isBusy = answer?.headersSent && !answer.writableFinished;
    if (socket.writable && !isBusy) socket.write(textOf(STATUS[error.code ?? ""] ?? "400 Bad Request", headers));
    socket.destroySoon();
  });
}

function textOf(status: string, headers: readonly string[]): string {
  const all = [...headers, "Content-Length", String(SENTENCE.length), "Connection", "close"];
  const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []));
  return `HTTP/1.1 ${[status, ...lines].join("\r\n")}\r\n\r\n${SENTENCE}`;
}
