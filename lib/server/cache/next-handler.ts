// Next loads this file by itself, outside its bundles, so imports are relative and name their extension.
import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { addHeaders, hasData, tagsOf } from "./page-headers.ts";
import { cacheStore, MAX_AGE_SECONDS } from "./store.ts";

type Value = Parameters<CacheHandler["set"]>[1];
type SetContext = Parameters<CacheHandler["set"]>[2];
type Lifetime = NonNullable<CacheHandlerValue["cacheControl"]>;

interface CachedPage {
  page: NonNullable<Value>;
  lifetime: Lifetime & { revalidate: number };
}

/** Data is cached by `cachedRead`, never by Next's own fetch. */
const FETCHED = "FETCH";
const YEAR_SECONDS = 31_536_000;
const NOT_FOUND_PAGE = "/_not-found";

/**
 * Next's cache of rendered pages and static route answers, in memory only. It starts empty and never reads what the
 * build prerendered, so what is served always comes from the database in use.
 * Next makes one handler a request; its birth is the moment from which the request's work may have read.
 */
export default class NextCacheHandler {
  readonly #store = cacheStore();
  readonly #since = this.#store.moment();

  async get(key: string, { kind }: { kind?: string } = {}): Promise<CacheHandlerValue | null> {
    const entry = kind === FETCHED ? undefined : this.#store.get(key);
    if (!entry) return null;
    const { page, lifetime } = entry.value as CachedPage;
    const age = Math.floor((Date.now() - entry.storedAt) / 1000);
    // Rendered anew now, while its reader waits, rather than behind an outdated answer.
    if (age >= lifetime.revalidate) return null;
    const value = "headers" in page ? { ...page, headers: { ...page.headers, age: String(age) } } : page;
    return { lastModified: entry.storedAt, value, cacheControl: lifetime };
  }

  async set(key: string, page: Value, context: SetContext): Promise<void> {
    if (!page || page.kind === FETCHED || context.fetchCache) return;
    const { cacheControl } = context;
    const tags = tagsOf(page);
    const longest = hasData(tags) ? MAX_AGE_SECONDS : YEAR_SECONDS;
    const revalidate = Math.min(Number(cacheControl?.revalidate) || longest, longest);
    addHeaders(page, isMissing(key, page) ? 0 : revalidate, key.endsWith(NOT_FOUND_PAGE));
    if (isMissing(key, page)) return;
    const cached: CachedPage = { page, lifetime: { revalidate, expire: cacheControl?.expire } };
    this.#store.set(key, cached, tags, bytesOf(page), this.#since);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    this.#store.drop([tags].flat());
  }

  resetRequestCache(): void {}
}

/**
 * What does not exist yet may exist soon, and anyone can ask for any number of such addresses; only the one page for
 * all addresses without a route is worth caching.
 */
function isMissing(key: string, page: NonNullable<Value>): boolean {
  return "status" in page && page.status === 404 && !key.endsWith(NOT_FOUND_PAGE);
}

/** About what it takes in memory: a text with one character outside Latin-1 takes two bytes for each. */
function bytesOf(page: NonNullable<Value>): number {
  if ("body" in page) return page.body.byteLength;
  if (!("html" in page)) return 0;
  const segments =
    "segmentData" in page ? [...((page.segmentData as Map<string, Buffer> | undefined)?.values() ?? [])] : [];
  const payload = "rscData" in page ? (page.rscData?.byteLength ?? 0) : 0;
  return segments.reduce((sum, { byteLength }) => sum + byteLength, payload + 2 * page.html.length);
}
