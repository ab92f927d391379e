import { createServer, IncomingMessage, type Server } from "node:http";
import { type ReplyScope, replyScopes } from "@/lib/server/cache/reply-scope";
import { type CacheStore, MAX_AGE_SECONDS } from "@/lib/server/cache/store";
import { isDraining } from "@/lib/server/draining";
import { PEER_HEADER } from "@/lib/server/http/address";
import { PAGE_HEADER } from "@/lib/server/http/asked-page";
import { sealHeader } from "@/lib/server/http/own-header";
import { REQUEST_ID_HEADER, requestIdOf } from "@/lib/server/http/request-id";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { timeRequest } from "@/lib/server/metrics/timing";
import { AskedPages } from "./asked-pages";
import { Bodies, isRendered, LARGEST_PAGE_BYTES, type NextHandler } from "./bodies";
import { refusalOf } from "./door";
import { KeptAnswers, type KeptSource } from "./kept-answers";
import { isApiPath, pathOf } from "./page-key";
import { type PageRun, Pages } from "./pages";
import type { SecurityHeaders } from "./policy";
import { type BodyPlan, PlannedResponse } from "./response";
import { NO_ROUTE, type RouteTemplates } from "./route-templates";
import { SlowBodies } from "./slow-bodies";
import type { StaticFiles } from "./static-files";
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
const PLAIN_TEXT = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-store"];

interface ServerOptions {
  next: NextHandler;
  security: SecurityHeaders;
  files: StaticFiles;
  routes: RouteTemplates;
  store: CacheStore;
  onError(error: unknown, request: IncomingMessage): void;
}

/** The HTTP server around Next: the build's files and kept answers from memory, the rest from Next. */
export function createHttpServer(options: ServerOptions): Server<typeof IncomingMessage, typeof PlannedResponse> {
  const { next, security, files, routes, store, onError } = options;
  const bodies = new Bodies(security);
  const kept = new KeptAnswers(store, routes);
  const filesGiven = requestCounts().of("/_next/static", "GET", "200", "memory");
  const pages = new Pages(store, kept, security);
  const slowBodies = new SlowBodies();
  const asked = new AskedPages({ next, security, bodies, kept, store, onRender: goingToNext });

  const answer = async (request: IncomingMessage, response: PlannedResponse): Promise<void> => {
    const refusal = refusalOf(request);
    if (refusal) {
      const body = refusal.text === null ? null : Buffer.from(refusal.text);
      response.sendNow(body, refusal.status, [...security.flat, ...PLAIN_TEXT, ...refusal.headers]);
      return;
    }
    slowBodies.watch(request);
    request.headers[PEER_HEADER] = sealHeader(request.socket.remoteAddress ?? "");
    const pathname = pathOf(request);
    if (files.answer(request, response, pathname)) {
      filesGiven.count += 1;
      return;
    }
    if (asked.has(request, pathname)) {
      await asked.answer(request, response);
      return;
    }
    if (kept.answer(request, response)) return;
    if (!mayBePage(request, pathname)) {
      await reply(request, response);
      return;
    }
    const template = goingToNext(request, response);
    request.headers[PAGE_HEADER] = sealHeader(request.url ?? "");
    await pages.run(request, response, template !== NO_ROUTE, (run) => render(request, response, run));
  };

  const reply = async (request: IncomingMessage, response: PlannedResponse): Promise<void> => {
    goingToNext(request, response);
    const scope: ReplyScope = { source: null };
    response.planBody = () => planReply(request, response, scope);
    await replyScopes().run(scope, () => next(request, response));
  };

  /** @returns the route's template */
  function goingToNext(request: IncomingMessage, response: PlannedResponse): string {
    const template = routes.of(pathOf(request));
    // For whoever logs about it behind us: `route()`, and Next where a page fails.
    request.headers[REQUEST_ID_HEADER] = requestIdOf(request.headers[REQUEST_ID_HEADER]);
    timeRequest(request, response, { route: template, source: "next" });
    return template;
  }

  const planReply = (request: IncomingMessage, response: PlannedResponse, scope: ReplyScope): BodyPlan => {
    const source = sourceOf(scope);
    bodies.setHeaders(response, null);
    if (source === null || request.method !== "GET" || response.statusCode !== 200)
      return bodies.plan(request, response);
    const finish = (body: Buffer) => kept.send(request, response, body, source);
    return { kind: "whole", limit: LARGEST_PAGE_BYTES, finish };
  };

  const render = (request: IncomingMessage, response: PlannedResponse, run: PageRun): Promise<void> => {
    response.planBody = () => {
      // Next names the target of a redirect that it has prerendered twice.
      const [target] = [response.getHeader("location")].flat();
      if (target !== undefined) response.setHeader("Location", target);
      const prerendered = response.hasHeader("x-nextjs-cache") && isRendered(response) && request.method === "GET";
      bodies.setHeaders(response, isRendered(response) ? run.scope.nonce : null);
      if (!prerendered || response.statusCode === 304) return bodies.plan(request, response);
      const finish = (body: Buffer) => pages.sendPrerendered(request, response, body, run);
      return { kind: "whole", limit: LARGEST_PAGE_BYTES, finish };
    };
    return next(request, response);
  };

  const receive = (request: IncomingMessage, response: PlannedResponse): void => {
    if (isDraining()) response.shouldKeepAlive = false;
    response.guards = security.flat;
    response.onFailure = (error) => onError(error, request);
    answer(request, response).catch((error: unknown) => response.fail(error));
  };

  const server = createServer(
    {
      IncomingMessage,
      ServerResponse: PlannedResponse,
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
  answerUnparsed(server, [...security.flat, ...PLAIN_TEXT]);
  server.setTimeout(IDLE_SOCKET_MS);
  return server;
}

/** What in the store the whole of a route's answer came from. */
function sourceOf({ source }: ReplyScope): KeptSource | null {
  return source && { ...source, freshUntil: source.entry.storedAt + MAX_AGE_SECONDS * 1000 };
}

function mayBePage({ method }: IncomingMessage, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && !isApiPath(pathname);
}
