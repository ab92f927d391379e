import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { inject } from "light-my-request";
import { policyOfPage } from "@/lib/server/cache/page-headers";
import { contentPolicy, fixedHeaders } from "@/lib/server/cache/policy";
import type { CacheStore } from "@/lib/server/cache/store";
import { isDraining } from "@/lib/server/draining";
import { PEER_HEADER } from "@/lib/server/http/address";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/server/http/request-id";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { timeRequest } from "@/lib/server/metrics/timing";
import { type AskNext, FrontCache, pathOf } from "./front-cache";
import type { RouteTemplates } from "./route-templates";

/** A client has this long to send its headers, and this long for all of a request (a photo on a slow line). */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;
const CHECK_TIMEOUTS_MS = 5_000;
/** Longer than the minute after which proxies usually close theirs. */
const KEEP_ALIVE_MS = 65_000;
/** A connection on which nothing moves, e.g. a reader that stopped reading. */
const IDLE_SOCKET_MS = 150_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Next fails on TRACE, and nothing here answers the rest. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Personal and perhaps long: streamed as they are read. */
const NEVER_CACHED = /^\/(?:api\/(?:admin|account|auth)|metrics)(?:\/|$)/u;
/** Next's answer must be whole and of today; the front cache compresses and compares by itself. */
const NOT_ASKED = ["accept-encoding", "if-none-match", "if-modified-since", "connection"];

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ServerOptions {
  next: NextHandler;
  routes: RouteTemplates;
  store: CacheStore;
  /** Names in the folder of public files, which Next sends from the disk. */
  publicNames: ReadonlySet<string>;
  onError(error: unknown, request: IncomingMessage): void;
}

/** The HTTP server of `npm start`: what the front cache holds from memory, the rest from Next. */
export function createHttpServer({ next, routes, store, publicNames, onError }: ServerOptions): Server {
  const cache = new FrontCache(store, askWhole(next));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!hasPath(request)) return refuse(response, 400, "Alamat permintaan tidak dapat dibaca.");
    if (!METHODS.has(request.method ?? "")) {
      response.setHeader("Allow", [...METHODS].join(", "));
      return refuse(response, 405, "Cara meminta ini tidak dikenal.");
    }
    const path = pathOf(request);
    const route = routes.of(path);
    const mayCache = mayBeCached(request, path) && !publicNames.has(path.split("/", 2)[1] ?? "");
    const stored = mayCache ? cache.answerStored(request, response) : null;
    if (stored !== null) {
      requestCounts().of(route, request.method, String(stored), "memory").count += 1;
      return;
    }
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? "";
    request.headers[REQUEST_ID_HEADER] = requestIdOf(request.headers[REQUEST_ID_HEADER]);
    timeRequest(request, response, { route, source: "next" });
    await (mayCache ? cache.answer(request, response) : next(request, response));
  };

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_TIMEOUTS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      if (isDraining()) response.shouldKeepAlive = false;
      answer(request, response).catch((error: unknown) => {
        onError(error, request);
        if (response.headersSent) response.destroy();
        else refuse(response, 500, "Terjadi kesalahan di server. Coba lagi sebentar lagi.");
      });
    },
  );
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
    const isHtml = String(given["content-type"] ?? "").startsWith("text/html");
    given["content-security-policy"] ??= isHtml ? policyOfPage(body.toString()) : contentPolicy();
    return { status, headers: given, body };
  };
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  for (const { key, value } of fixedHeaders()) response.setHeader(key, value);
  response.setHeader("Content-Security-Policy", contentPolicy());
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${sentence}\n`);
}

/** Proxies may send whole addresses (RFC 9112, 3.2.2); only their path is ours to read. */
function hasPath(request: IncomingMessage): boolean {
  const url = request.url ?? "";
  if (url.startsWith("/")) return isReadable(url);
  if (!/^https?:\/\//iu.test(url) || !URL.canParse(url)) return false;
  const { pathname, search } = new URL(url);
  request.url = pathname + search;
  return isReadable(pathname);
}

/** Half a letter, such as `%F0%9F`, is a 500 of Next's. */
function isReadable(url: string): boolean {
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
