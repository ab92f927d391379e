import { AsyncLocalStorage } from "node:async_hooks";
import type { CacheEntry } from "./store.ts";

/** What the cache handler tells the server about the page of one request. */
export interface PageScope {
  /** The kept page that this request was answered from, or that it made. */
  kept: { key: string; entry: CacheEntry; freshUntil: number } | null;
  /** Set while Next renews a page behind an answer that is already out. */
  renewal: PromiseWithResolvers<void> | null;
}

export const pageScopes = new AsyncLocalStorage<PageScope>();
