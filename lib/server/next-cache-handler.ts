// Next loads this file by itself, outside its bundles, so imports are relative and name their extension.
import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { ownCacheHeaders, REVALIDATE_ALWAYS } from "./cache/cache-headers.ts";
import { cacheStore, MAX_AGE_SECONDS } from "./cache/store.ts";
import { contentPolicy, policyOfPage } from "./http/security-headers.ts";

type Value = Parameters<CacheHandler["set"]>[1];
type Page = NonNullable<Value>;
type SetContext = Parameters<CacheHandler["set"]>[2];

/*
 * Two facts that Next's documentation does not promise; e2e/server/next-start.desktop.spec.ts fails where an upgrade changes them:
 * the headers of a page that a cache handler sets are sent with the page, and the page's tags stand among them.
 */
const NEXT_TAGS_HEADER = "x-next-cache-tags";
/** Next gives every page the tags of its path too, which its own `revalidatePath` drops. */
const PATH_TAG_PREFIX = "_N_T_";
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
    // What is past its time is rendered anew now, while its reader waits, rather than behind an outdated answer.
    const { main, rare } = this.#store;
    const entry = kind === FETCHED ? undefined : (main.get(key) ?? rare.get(key));
    if (!entry) return null;
    const page = entry.value as Page;
    const revalidate = (entry.freshUntil - entry.storedAt) / 1000;
    const age = String(Math.floor((Date.now() - entry.storedAt) / 1000));
    const value = "headers" in page ? { ...page, headers: { ...page.headers, age } } : page;
    return { lastModified: entry.storedAt, value, cacheControl: { revalidate, expire: undefined } };
  }

  async set(key: string, page: Value, context: SetContext): Promise<void> {
    if (!page || page.kind === FETCHED || context.fetchCache) return;
    const headers = "headers" in page ? (page.headers ?? {}) : {};
    const tags: string[] = String(headers[NEXT_TAGS_HEADER] ?? "").match(/[^,]+/gu) ?? [];
    const dataTags = tags.filter((tag) => !tag.startsWith(PATH_TAG_PREFIX));
    const longest = dataTags.length > 0 ? MAX_AGE_SECONDS : YEAR_SECONDS;
    const revalidate = Math.min(Number(context.cacheControl?.revalidate) || longest, longest);
    const isForUnknownAddresses = key.endsWith(NOT_FOUND_PAGE);
    // What does not exist yet may exist soon, and anyone can ask for any number of such addresses.
    const isMissing = "status" in page && page.status === 404 && !isForUnknownAddresses;
    // Next also sends these headers in this very answer. How long it may be stored is for our own cache alone.
    headers["content-security-policy"] ??= "html" in page ? policyOfPage(page.html) : contentPolicy();
    Object.assign(headers, ownCacheHeaders(isMissing ? 0 : revalidate, dataTags));
    // For addresses without a route Next says no-store by itself, and what is set here is added to that.
    if (!isForUnknownAddresses) headers["cache-control"] = REVALIDATE_ALWAYS;
    if (isMissing) return;
    // Any name before an event's number leads to the event: there is no end of such addresses.
    const leadsOn = "status" in page && String(page.status).startsWith("3");
    const room = leadsOn ? this.#store.rare : this.#store.roomOf(key);
    room.set(key, page, { tags, since: this.#since, bytes: bytesOf(page), maxAgeSeconds: revalidate });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    this.#store.drop([tags].flat());
  }

  resetRequestCache(): void {}
}

/** About what it takes in memory: a text with one character outside Latin-1 takes two bytes for each. */
function bytesOf(page: Page): number {
  if ("body" in page) return page.body.byteLength;
  if (page.kind !== "APP_PAGE") return 0;
  const parts = [page.rscData, ...(page.segmentData?.values() ?? [])];
  return parts.reduce((sum, part) => sum + (part?.byteLength ?? 0), 2 * page.html.length);
}
