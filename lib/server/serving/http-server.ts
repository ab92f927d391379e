import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import type { CacheStore } from "@/lib/server/cache/store";
import { createGuardedServer } from "@/lib/server/door/guarded-server";
import { pathOf } from "@/lib/server/door/request-target";
import { addOwnHeaders } from "@/lib/server/door/stranger-headers";
import { contentPolicy, fixedHeaders, policyOfPage } from "@/lib/server/http/security-headers";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import type { RouteTemplates } from "@/lib/server/metrics/route-templates";
import { timeRequest } from "@/lib/server/metrics/timing";
import { type AskNext, FrontCache } from "./front-cache";

/** Personal, or as long as a street map, of which pieces are asked: streamed as they are read. */
const STREAMED = /^\/(?:api\/(?:admin|account|auth)|metrics|ubin\/jalan\.pmtiles)(?:\/|$)/u;
/** Next's answer must be whole and of today; the front cache compresses and compares by itself. */
const NOT_FORWARDED = ["accept-encoding", "if-none-match", "if-modified-since", "range", "connection"];

const FIXED_HEADERS = fixedHeaders();

interface ServerOptions {
  next(request: IncomingMessage, response: ServerResponse): Promise<void>;
  routes: RouteTemplates;
  store: CacheStore;
  /** Paths of the public files, which Next sends from the disk. */
  publicFiles: ReadonlySet<string>;
  onError(error: unknown, request: IncomingMessage): void;
}

/** The HTTP server of `npm start`: what the front cache holds from memory, the rest from Next. */
export function createHttpServer({ next, routes, store, publicFiles, onError }: ServerOptions): Server {
  // Next's own redirects, such as that of a slash at the end, carry none of the headers that next.config.ts names.
  const guarded: ServerOptions["next"] = (request, response) => {
    for (const { key, value } of FIXED_HEADERS) response.setHeader(key, value);
    return next(request, response);
  };
  const cache = new FrontCache(store, askWhole(guarded));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    const isRead = request.method === "GET" || request.method === "HEAD";
    // All reads of what may name a lifetime pass the cache, which takes our own headers away.
    const mayCache = isRead && !STREAMED.test(path) && !publicFiles.has(path);
    const stored = mayCache ? await cache.answerStored(request, response) : null;
    if (stored) {
      stored.route ??= routes.of(path);
      requestCounts().of(stored.route, request.method, String(response.statusCode), "memory").count += 1;
      return;
    }
    const route = routes.of(path);
    addOwnHeaders(request);
    timeRequest(request, response, { route, source: "next" });
    await (mayCache ? cache.answer(request, response) : guarded(request, response));
  };
  return createGuardedServer({ answer, onError });
}

/** Next makes the whole answer without this request's connection, so it goes on when the client leaves. */
function askWhole(next: ServerOptions["next"]): AskNext {
  return async ({ url = "/", headers, socket }) => {
    const requested = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name)));
    const { statusCode, rawPayload, ...answer } = await inject(
      (request, response) => void next(request, response).catch((error) => response.destroy(error)),
      { method: "GET", url, headers: requested, ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }) },
    );
    const given = { ...answer.headers };
    // Next names the target of a redirect that it has prerendered twice.
    const [location] = [given.location].flat();
    if (location !== undefined) given.location = location;
    const isHtml = String(given["content-type"] ?? "").startsWith("text/html");
    given["content-security-policy"] ??= isHtml ? policyOfPage(rawPayload.toString()) : contentPolicy();
    return { status: statusCode, headers: given, body: rawPayload };
  };
}
