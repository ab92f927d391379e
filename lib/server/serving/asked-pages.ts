import type { IncomingMessage } from "node:http";
import { SEARCH_PATH } from "@/lib/search/rules";
import { type AskedScope, askedScopes } from "@/lib/server/cache/asked-scope";
import type { CacheStore, Moment } from "@/lib/server/cache/store";
import { type Bodies, isRendered, LARGEST_PAGE_BYTES, type NextHandler } from "./bodies";
import { giveNonce, sealPage } from "./inline-scripts";
import type { KeptAnswers, KeptSource } from "./kept-answers";
import { pageKey } from "./page-key";
import type { SecurityHeaders } from "./policy";
import type { BodyPlan, PlannedResponse } from "./response";
import { withinMs } from "./within";

/** Pages that show what their query asks for, with what of the query they read. */
const ASKED: ReadonlyMap<string, readonly string[]> = new Map([[SEARCH_PATH, ["q", "kind"]]]);

const KEPT_MS = 60_000;
const LONGEST_WAIT_MS = 15_000;
/** After so many renderings that could not be kept, e.g. refusals, a request no longer waits for another. */
const MOST_WAITS = 2;

interface AskedPagesOptions {
  next: NextHandler;
  security: SecurityHeaders;
  bodies: Bodies;
  kept: KeptAnswers;
  store: CacheStore;
  /** Called before Next renders. */
  onRender(request: IncomingMessage, response: PlannedResponse): void;
}

/** Pages that Next can only render for a request: each question costs one rendering, however many ask it. */
export class AskedPages {
  readonly #options: AskedPagesOptions;
  readonly #making = new Map<string, Promise<void>>();

  constructor(options: AskedPagesOptions) {
    this.#options = options;
  }

  has({ method }: IncomingMessage, pathname: string): boolean {
    return (method === "GET" || method === "HEAD") && ASKED.has(pathname);
  }

  async answer(request: IncomingMessage, response: PlannedResponse): Promise<void> {
    request.url = askedUrl(request);
    const key = pageKey(request);
    for (let waits = 0; ; waits += 1) {
      if (this.#options.kept.answer(request, response)) return;
      const making = key === null ? undefined : this.#making.get(key);
      if (!making || waits === MOST_WAITS) break;
      await withinMs(LONGEST_WAIT_MS, making);
    }
    const made = Promise.withResolvers<void>();
    if (key !== null && !this.#making.has(key)) {
      this.#making.set(key, made.promise);
      void made.promise.then(() => this.#making.delete(key));
    }
    // Also when its asker leaves, who would otherwise hold up the others.
    response.once("close", made.resolve);
    await this.#render(request, response, key, made.resolve);
  }

  /** @param onMade called when there is nothing more to wait for, though its asker may read slowly */
  #render(request: IncomingMessage, response: PlannedResponse, key: string | null, onMade: () => void): Promise<void> {
    const { next, bodies, security, store, kept, onRender } = this.#options;
    onRender(request, response);
    const nonce = giveNonce(request);
    const scope: AskedScope = { tags: new Set(), forEveryone: false };
    const age = { asOf: store.moment() };
    response.planBody = (): BodyPlan => {
      bodies.setHeaders(response, isRendered(response) ? nonce : null);
      const isPage = request.method === "GET" && response.statusCode === 200 && isRendered(response);
      if (!isPage) {
        onMade();
        return bodies.plan(request, response);
      }
      const finish = (body: Buffer) => {
        const source = key !== null && scope.forEveryone ? this.#sourceOf(key, scope, age.asOf) : null;
        if (source) response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
        const isHtml = String(response.getHeader("content-type")).startsWith("text/html");
        const { html, scripts } = isHtml ? sealPage(body.toString(), nonce) : { html: body, scripts: [] };
        response.setHeader("Content-Security-Policy", security.contentPolicy(scripts));
        kept.send(request, response, Buffer.from(html), source);
        onMade();
      };
      return { kind: "whole", limit: LARGEST_PAGE_BYTES, finish };
    };
    return store.within(age, () => askedScopes().run(scope, () => next(request, response)));
  }

  /** Null where something on the page was dropped since it was read. */
  #sourceOf(pageKeyOfRequest: string, { tags }: AskedScope, since: Moment): KeptSource | null {
    const key = `asked ${pageKeyOfRequest}`;
    const entry = this.#options.store.set(key, true, [...tags], key.length * 2, since);
    return entry && { key, entry, freshUntil: entry.storedAt + KEPT_MS };
  }
}

/** Without what the page does not read, e.g. the marks of who shared a link. The browser's router names its own part. */
function askedUrl({ url = "/", headers }: IncomingMessage): string {
  if ("rsc" in headers) return url;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const asked = new URLSearchParams();
  for (const name of ASKED.get(pathname) ?? []) {
    for (const value of searchParams.getAll(name)) asked.append(name, value.replace(/\s+/gu, " ").trim());
  }
  return asked.size === 0 ? pathname : `${pathname}?${asked}`;
}
