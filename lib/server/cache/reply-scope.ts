import { AsyncLocalStorage } from "node:async_hooks";
import { type CacheEntry, cacheStore } from "./store.ts";

/** What a route tells the server of its answer, so that the next request needs less. */
export interface ReplyScope {
  /** From which entry of the store it came, and nothing else. */
  source: { key: string; entry: CacheEntry } | null;
}

const holder = globalThis as typeof globalThis & { sulurReplyScopes?: AsyncLocalStorage<ReplyScope> };

/** The one of this process: Next's bundles and server.ts each load this file anew. */
export function replyScopes(): AsyncLocalStorage<ReplyScope> {
  holder.sulurReplyScopes ??= new AsyncLocalStorage();
  return holder.sulurReplyScopes;
}

/** Tells the server that the answer of this request is this value of the store and nothing else. */
export function answeredFrom(key: string, value: unknown): void {
  const scope = replyScopes().getStore();
  const entry = cacheStore().get(key);
  if (scope && entry && entry.value === value) scope.source = { key, entry };
}
