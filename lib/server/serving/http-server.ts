import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { policyOfPage } from "@/lib/server/cache/page-headers";
import { contentPolicy, fixedHeaders } from "@/lib/server/cache/policy";
import type { CacheStore } from "@/lib/server/cache/store";
import { isDraining } from "@/lib/server/draining";
import { PEER_HEADER } from "@/lib/server/http/address";
import { sealHeader } from "@/lib/server/http/own-header";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/server/http/request-id";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { timeRequest } from "@/lib/server/metrics/timing";
import { type Refusal, refusalOf } from "./door";
import { type AskNext, FrontCache } from "./front-cache";
import { pathOf } from "./request-target";
import type { RouteTemplates } from "./route-templates";
import { SlowBodies } from "./slow-bodies";
import { answerUnparsed } from "./unparsed";

/** A client has this long to send its headers, and this long for all of a request: a megabyte at the slowest that is allowed. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 300_000;
const CHECK_TIMEOUTS_MS = 5_000;
/** Longer than the minute after which proxies usually close theirs. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves, e.g. a reader that stopped reading. */
const IDLE_SOCKET_MS = 150_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Personal and perhaps long: streamed as they are read. */
const NEVER_CACHED = /^\/(?:api\/(?:admin|account|auth)|metrics)(?:\/|$)/u;
/** Next's answer must be whole and of today; the front cache compresses and compares by itself. */
const NOT_ASKED = ["accept-encoding", "if-none-match", "if-modified-since", "connection"];

/** Name, value, name, value … of what is answered without Next. */
const GUARDS = [
  ...fixedHeaders().flatMap(({ key, value }) => [key, value]),
  ...["Content-Security-Policy", contentPolicy()],
  ...["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"],
];
const BROKEN: Refusal = { status: 500, headers: [], text: "Terjadi kesalahan di server. Coba lagi sebentar lagi.\n" };

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ServerOptions {
  next: NextHandler;
  routes: RouteTemplates;
  store: CacheStore;
  /** Paths of the public files, which Next sends from the disk. */
  publicFiles: ReadonlySet<string>;
  onError(error: unknown, request: IncomingMessage): void;
}

/** The HTTP server of `npm start`: what the front cache holds from memory, the rest from Next. */
export function createHttpServer({ next, routes, store, publicFiles, onError }: ServerOptions): Server {
  const cache = new FrontCache(store, askWhole(next));
  const slowBodies = new SlowBodies();
  // What a proxy says of it was dropped at the door.
  const siteProtocol = process.env.SITE_URL?.startsWith("https://") ? "https" : "http";

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    slowBodies.watch(request);
    const path = pathOf(request);
    const route = routes.of(path);
    const mayCache = mayBeCached(request, path) && !publicFiles.has(path);
    const stored = mayCache ? cache.answerStored(request, response) : null;
    if (stored !== null) {
      requestCounts().of(route, request.method, String(stored), "memory").count += 1;
      return;
    }
    request.headers["x-forwarded-proto"] = siteProtocol;
    request.headers[PEER_HEADER] = sealHeader(request.socket.remoteAddress ?? "");
    request.headers[REQUEST_ID_HEADER] = requestIdOf(request.headers[REQUEST_ID_HEADER]);
    timeRequest(request, response, { route, source: "next" });
    await (mayCache ? cache.answer(request, response) : next(request, response));
  };

  const receive = (request: IncomingMessage, response: ServerResponse): void => {
    if (isDraining()) response.shouldKeepAlive = false;
    answer(request, response).catch((error: unknown) => {
      onError(error, request);
      if (response.headersSent) response.destroy();
      else refuse(response, BROKEN);
    });
  };

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
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

function mayBeCached({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers.range === undefined && headers.authorization === undefined && !NEVER_CACHED.test(path);
}

/** Next makes the whole answer without this request's connection, so it goes on when the client leaves. */
function askWhole(next: NextHandler): AskNext {
  return async ({ url = "/", headers, socket }) => {
    const asked = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_ASKED.includes(name)));
    const answer = await inject(
      (request, response) => void next(request, response).catch((error) => response.destroy(error)),
      {
        method: "GET",
        url,
        headers: asked,
        ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
      },
    );
    const { statusCode: status, rawPayload: body } = answer;
    const given = { ...answer.headers };
    // Next names the target of a redirect that it has prerendered twice.
    const [location] = [given.location].flat();
    if (location !== undefined) given.location = location;
    const isHtml = String(given["content-type"] ?? "").startsWith("text/html");
    for (const { key, value } of fixedHeaders()) given[key.toLowerCase()] ??= value;
    given["content-security-policy"] ??= isHtml ? policyOfPage(body.toString()) : contentPolicy();
    return { status, headers: given, body };
  };
}

function refuse(response: ServerResponse, { status, headers, text }: Refusal): void {
  response.writeHead(status, [...GUARDS, ...headers]).end(text);
}
