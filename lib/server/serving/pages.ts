import type { IncomingMessage } from "node:http";
import { type PageScope, pageScopes } from "@/lib/server/cache/page-scope";
import type { CacheStore, Moment } from "@/lib/server/cache/store";
import { giveNonce, sealPage } from "./inline-scripts";
import type { KeptAnswers } from "./kept-answers";
import { pathOf } from "./page-key";
import type { SecurityHeaders } from "./policy";
import type { PlannedResponse } from "./response";
import { withinMs } from "./within";

const LONGEST_WAIT_MS = 15_000;
const LONGEST_MAKING_MS = 10_000;
/** Until then Next has begun to make a page, or makes none for this request. */
const FIRST_STEPS_MS = 1_000;

/** One request for a page while Next works on it. */
export interface PageRun {
  scope: PageScope;
  since: Moment;
  /** `performance.now()` */
  began: number;
  /** Requests for the same page that were at work when this one came; Next may answer it together with one of them. */
  companions: PageRun[];
  done: Promise<unknown>;
}

/**
 * Lets Next render pages, and keeps each answer for as long as Next's cache keeps the page, so that a popular page
 * costs neither Next's routing, nor hashing, nor compressing.
 */
export class Pages {
  readonly #store: CacheStore;
  readonly #security: SecurityHeaders;
  readonly #answers: KeptAnswers;
  readonly #running = new Map<string, Set<PageRun>>();

  constructor(store: CacheStore, answers: KeptAnswers, security: SecurityHeaders) {
    this.#store = store;
    this.#answers = answers;
    this.#security = security;
  }

  /** Lets Next answer, in a scope in which its cache handler tells what was kept. @param isRoute false for mere files */
  async run(
    request: IncomingMessage,
    response: PlannedResponse,
    isRoute: boolean,
    next: (run: PageRun) => Promise<void>,
  ): Promise<void> {
    const pathname = pathOf(request);
    const companions = isRoute ? await this.#companionsOf(pathname) : [];
    const scope: PageScope = { nonce: giveNonce(request), kept: null, making: null, behind: false };
    const finished = Promise.withResolvers<void>();
    const began = performance.now();
    const run: PageRun = { scope, since: this.#store.moment(), began, companions, done: finished.promise };
    const runs = this.#running.get(pathname) ?? new Set();
    if (isRoute) this.#running.set(pathname, runs.add(run));
    const end = () => {
      finished.resolve();
      runs.delete(run);
      if (runs.size === 0 && this.#running.get(pathname) === runs) this.#running.delete(pathname);
    };
    // Of an answer whose client has left, Next may never say that it is done.
    const closed = new Promise<void>((resolve) => response.once("close", resolve));
    const work = pageScopes.run(scope, () => next(run));
    try {
      await Promise.race([work, closed]);
    } finally {
      const left = response.destroyed && !response.writableFinished;
      if (left || scope.behind) void madeBehind(scope, left ? work : null).then(end);
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
    this.#answers.send(request, response, sealed, page);
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
    await withinMs(LONGEST_WAIT_MS, Promise.all(outdated.map(settled)));
    return [...(this.#running.get(pathname) ?? [])];
  }
}

/**
 * Next goes on when the page is renewed behind its answer, and when the client has left.
 * @param work of a client that has left: the page may not even be begun
 */
async function madeBehind(scope: PageScope, work: Promise<void> | null): Promise<void> {
  if (!scope.making && work)
    await withinMs(
      FIRST_STEPS_MS,
      work.catch(() => {}),
    );
  if (scope.making) await withinMs(LONGEST_MAKING_MS, scope.making.promise);
}

/** Who gets an answer that is not to be kept, perhaps over a slow line, keeps nobody else waiting. */
async function settled({ scope, began, done }: PageRun): Promise<void> {
  const left = began + FIRST_STEPS_MS - performance.now();
  if (!scope.making && left > 0) await withinMs(left, done);
  if (scope.making) await done;
}
