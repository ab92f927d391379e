import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type KeptPageRef, type PageScope, pageScopes } from "@/lib/server/cache/page-scope";
import type { CacheStore, Moment } from "@/lib/server/cache/store";
import { isCompressible } from "./encodings";
import { sealPage } from "./inline-scripts";
import { KeptAnswer } from "./kept-answer";
import { pageKey, pathOf } from "./page-key";
import type { SecurityHeaders } from "./policy";
import type { PlannedResponse } from "./response";

const MAX_BYTES = 48 * 1024 * 1024;
const LONGEST_WAIT_MS = 15_000;
const LONGEST_MAKING_MS = 10_000;
/** Of every answer by itself, or of this server's own making. */
const NOT_KEPT = new Set([
  "content-length",
  "content-encoding",
  "etag",
  "date",
  "connection",
  "keep-alive",
  "x-nextjs-cache",
]);

interface BoundAnswer {
  answer: KeptAnswer;
  page: KeptPageRef;
}

/** One request for a page while Next works on it. */
export interface PageRun {
  scope: PageScope;
  since: Moment;
  /** Requests for the same page that were at work when this one came; Next may answer it together with one of them. */
  companions: PageRun[];
  done: Promise<unknown>;
}

/**
 * Answers a page from memory for as long as Next's cache keeps it, so that a popular page costs neither Next's
 * routing, nor hashing, nor compressing. What is not kept goes to Next.
 */
export class Pages {
  readonly #store: CacheStore;
  readonly #security: SecurityHeaders;
  readonly #answers = new LRUCache<string, BoundAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.bytes,
  });
  readonly #running = new Map<string, Set<PageRun>>();

  constructor(store: CacheStore, security: SecurityHeaders) {
    this.#store = store;
    this.#security = security;
  }

  /** @returns false when it has to be rendered, or Next has to look at it */
  answer(request: IncomingMessage, response: PlannedResponse): boolean {
    const key = pageKey(request);
    const bound = key === null ? undefined : this.#answers.get(key);
    if (!bound) return false;
    const { page, answer } = bound;
    if (this.#store.get(page.key) !== page.entry) {
      if (key !== null) this.#answers.delete(key);
      return false;
    }
    if (page.freshUntil < Date.now()) return false;
    answer.send(request, response);
    return true;
  }

  /** Lets Next answer, in a scope in which its cache handler tells what was kept. */
  async run(request: IncomingMessage, response: PlannedResponse, next: (run: PageRun) => Promise<void>): Promise<void> {
    const pathname = pathOf(request);
    const companions = await this.#companionsOf(pathname);
    const scope: PageScope = { nonce: randomBytes(16).toString("base64url"), kept: null, making: null, behind: false };
    // Next marks the scripts it writes with the nonce that it finds here; what the client sent would be its choice.
    request.headers["content-security-policy"] = `script-src 'nonce-${scope.nonce}'`;
    const finished = Promise.withResolvers<void>();
    const run: PageRun = { scope, since: this.#store.moment(), companions, done: finished.promise };
    const runs = this.#running.get(pathname) ?? new Set();
    this.#running.set(pathname, runs.add(run));
    const end = () => {
      finished.resolve();
      runs.delete(run);
      if (runs.size === 0 && this.#running.get(pathname) === runs) this.#running.delete(pathname);
    };
    try {
      await pageScopes.run(scope, () => next(run));
    } finally {
      // Next goes on when the page is renewed behind its answer, and when the client has left.
      const leftBehind = scope.behind || (response.destroyed && !response.writableFinished);
      if (scope.making && leftBehind) void withinMs(LONGEST_MAKING_MS, scope.making.promise).then(end);
      else end();
    }
  }

  /** Sends a prerendered page as Next gave it, sealed, and keeps it where Next keeps it. */
  sendPrerendered(request: IncomingMessage, response: PlannedResponse, body: Buffer, run: PageRun): void {
    const type = String(response.getHeader("content-type") ?? "");
    const runs = [run, ...run.companions];
    const page = run.scope.kept ?? run.companions.find(({ scope }) => scope.kept)?.scope.kept ?? null;
    let sealed = body;
    let policy = this.#security.contentPolicy();
    if (type.startsWith("text/html")) {
      const text = body.toString();
      const nonces = [page?.nonce, ...runs.map(({ scope }) => scope.nonce)];
      const nonce = nonces.find((candidate) => candidate && text.includes(`nonce="${candidate}"`)) ?? run.scope.nonce;
      const { html, scripts } = sealPage(text, nonce);
      sealed = Buffer.from(html);
      policy = this.#security.contentPolicy(scripts);
    }
    response.setHeader("Content-Security-Policy", policy);
    const answer = new KeptAnswer({
      status: response.statusCode,
      headers: keptHeaders(response),
      body: sealed,
      compressible: isCompressible(type),
    });
    const key = pageKey(request);
    if (page && key !== null && response.statusCode === 200) this.#answers.set(key, { answer, page });
    answer.send(request, response);
  }

  /**
   * Next answers requests for a page that come while it is being rendered with that one rendering. Where something
   * was dropped since it began, it may show the old rows, so a later request waits for its end and starts afresh.
   */
  async #companionsOf(pathname: string): Promise<PageRun[]> {
    const now = this.#store.moment();
    const runs = [...(this.#running.get(pathname) ?? [])];
    const outdated = runs.filter(({ since }) => since < now);
    if (outdated.length === 0) return runs;
    await withinMs(LONGEST_WAIT_MS, Promise.all(outdated.map(({ done }) => done)));
    return [...(this.#running.get(pathname) ?? [])];
  }
}

async function withinMs(limit: number, work: Promise<unknown>): Promise<void> {
  const giveUp = new AbortController();
  const late = pause(limit, undefined, { signal: giveUp.signal, ref: false }).catch(() => {});
  await Promise.race([work, late]);
  giveUp.abort();
}

function keptHeaders(response: PlannedResponse): string[] {
  const list: string[] = [];
  for (const name of response.getHeaderNames()) {
    const value = response.getHeader(name);
    if (value === undefined || NOT_KEPT.has(name.toLowerCase())) continue;
    for (const one of Array.isArray(value) ? value : [value]) list.push(name, String(one));
  }
  return list;
}
