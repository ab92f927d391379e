import { AsyncLocalStorage } from "node:async_hooks";
import { type CacheEntry, cacheStore } from "./store.ts";

/** From which entry of the store a route's answer came, so that the server can give it again by itself. */
export interface ReplyScope {
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
