import { AsyncLocalStorage } from "node:async_hooks";
import type { CacheEntry } from "./store.ts";

/** A rendered page in the store. */
export interface KeptPageRef {
  key: string;
  entry: CacheEntry;
  /** Milliseconds since 1970; later Next renews the page. */
  freshUntil: number;
  /** With which its scripts were marked when it was rendered; null where no server of ours asked for it. */
  nonce: string | null;
}

/** What the server and Next's cache handler tell each other about one request for a page. */
export interface PageScope {
  /** Marks the scripts that Next writes into this answer. */
  nonce: string;
  /** The kept page that this request was answered from, or that it made. */
  kept: KeptPageRef | null;
  /** Set while Next makes a page to be kept; resolved when it is offered to be kept. */
  making: PromiseWithResolvers<void> | null;
  /** The page is made behind an answer that is already out. */
  behind: boolean;
}

export const pageScopes = new AsyncLocalStorage<PageScope>();
