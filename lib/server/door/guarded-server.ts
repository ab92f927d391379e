import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isDraining } from "@/lib/server/draining";
import { contentPolicy, fixedHeaders } from "@/lib/server/http/security-headers";
import { type Refusal, refusalOf } from "./door";
import { hasBody, SlowBodies } from "./slow-bodies";
import { answerUnparsed } from "./unparsed";

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
  ...["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"],
];
const BROKEN: Refusal = { status: 500, headers: [], text: "Terjadi kesalahan di server. Coba lagi sebentar lagi.\n" };

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
  answerUnparsed(server, GUARDS);
  server.setTimeout(IDLE_SOCKET_MS);
  return server;
}

function refuse(response: ServerResponse, { status, headers, text }: Refusal): void {
  response.writeHead(status, [...GUARDS, ...headers]).end(text);
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
