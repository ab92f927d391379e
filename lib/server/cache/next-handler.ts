// Next loads this file by itself, outside its bundles, so imports are relative and name their extension.
import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { type PageScope, pageScopes } from "./page-scope.ts";
import { type CacheEntry, cacheStore, MAX_AGE_SECONDS } from "./store.ts";

type Value = Parameters<CacheHandler["set"]>[1];
type SetContext = Parameters<CacheHandler["set"]>[2];
type Lifetime = NonNullable<CacheHandlerValue["cacheControl"]>;

interface KeptPage {
  page: NonNullable<Value>;
  /** About what it takes in memory. */
  bytes: number;
  lifetime: Lifetime;
  nonce: string | null;
}

const TAGS_HEADER = "x-next-cache-tags";
/** Next gives every page the tags of its path; only pages with data have others. */
const PATH_TAG_PREFIX = "_N_T_";
/** Data is kept by `cachedRead`, never by Next's patched fetch. */
const FETCHED = "FETCH";
const NOT_FOUND_PAGE = "/_not-found";
const FOREVER: Lifetime = { revalidate: false, expire: undefined };

/**
 * Next's cache of rendered pages and static route answers, in memory only. It starts empty and never reads what the
 * build prerendered, so what is served always comes from the database in use.
 * Next makes one handler a request; its birth is the moment from which the request's work may have read.
 */
export default class NextCacheHandler {
  readonly #store = cacheStore();
  readonly #since = this.#store.moment();

  async get(key: string, { kind }: { kind?: string } = {}): Promise<CacheHandlerValue | null> {
    if (kind === FETCHED) return null;
    const entry = this.#store.get(key);
    const scope = pageScopes.getStore();
    noteKept(scope, key, entry);
    if (!entry) return null;
    const { page, lifetime } = entry.value as KeptPage;
    return { lastModified: entry.storedAt, value: page, cacheControl: lifetime };
  }

  async set(key: string, page: Value, context: SetContext): Promise<void> {
    const scope = pageScopes.getStore();
    if (page && !isMissing(key, page) && page.kind !== FETCHED && !context.fetchCache) {
      const tags = tagsOf(page);
      // When renewing fails, Next sets the old page again.
      const previous = this.#store.get(key)?.value as KeptPage | undefined;
      const same = previous?.page === page ? previous : null;
      const nonce = same ? same.nonce : (scope?.nonce ?? null);
      const lifetime = withMaxAge(context.cacheControl ?? FOREVER, tags);
      const kept: KeptPage = same ? { ...same, lifetime } : { ...narrow(page), lifetime, nonce };
      const entry = this.#store.set(key, kept, tags, kept.bytes, this.#since);
      if (entry) noteKept(scope, key, entry);
      forgetLifetimes();
    }
    scope?.making?.resolve();
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    this.#store.drop([tags].flat());
  }

  resetRequestCache(): void {}
}

function noteKept(scope: PageScope | undefined, key: string, entry: CacheEntry | undefined): void {
  if (!scope) return;
  if (!entry) {
    scope.making ??= Promise.withResolvers();
    return;
  }
  const { lifetime, nonce } = entry.value as KeptPage;
  const { revalidate } = lifetime;
  const freshUntil = revalidate === false ? Number.POSITIVE_INFINITY : entry.storedAt + revalidate * 1000;
  scope.kept = { key, entry, freshUntil, nonce };
  // Next answers with a page past its time and renews it behind the answer.
  if (freshUntil >= Date.now()) return;
  scope.making ??= Promise.withResolvers();
  scope.behind = true;
}

/**
 * What does not exist yet may exist soon, and anyone can ask for any number of such addresses; only the one page for
 * all addresses without a route is worth keeping.
 */
function isMissing(key: string, page: NonNullable<Value>): boolean {
  return "status" in page && page.status === 404 && !key.endsWith(NOT_FOUND_PAGE);
}

function tagsOf(page: NonNullable<Value>): string[] {
  const header = "headers" in page ? page.headers?.[TAGS_HEADER] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

function withMaxAge(lifetime: Lifetime, tags: string[]): Lifetime {
  if (tags.every((tag) => tag.startsWith(PATH_TAG_PREFIX))) return lifetime;
  return { ...lifetime, revalidate: Math.min(lifetime.revalidate || MAX_AGE_SECONDS, MAX_AGE_SECONDS) };
}

/**
 * The same page with its HTML as bytes, since one character outside Latin-1 makes all of a string twice as wide. Our server
 * keeps the finished answer; Next asks for the text only to make another.
 */
function narrow(page: NonNullable<Value>): Pick<KeptPage, "page" | "bytes"> {
  if ("body" in page) return { page, bytes: page.body.byteLength };
  if (!("html" in page)) return { page, bytes: 0 };
  const html = Buffer.from(page.html);
  const narrowed = Object.defineProperty({ ...page }, "html", { get: () => html.toString(), enumerable: true });
  return { page: narrowed, bytes: html.byteLength + ("rscData" in page ? payloadBytes(page) : 0) };
}

function payloadBytes({ rscData, segmentData }: { rscData?: Buffer; segmentData?: Map<string, Buffer> }): number {
  const segments = [...(segmentData?.values() ?? [])];
  return segments.reduce((sum, { byteLength }) => sum + byteLength, rscData?.byteLength ?? 0);
}

const LIFETIMES_REMEMBERED = 5_000;
let lifetimesNoted = 0;
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });

// Next also notes every path's lifetime in a map that it never empties; our entries carry their own.
function forgetLifetimes(): void {
  lifetimesNoted += 1;
  if (lifetimesNoted % LIFETIMES_REMEMBERED === 0) lifetimes.clear();
}
