import { AsyncLocalStorage } from "node:async_hooks";
import { type CacheEntry, cacheStore } from "./store.ts";

export interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

export type RouteCall = (request: Request, context: RouteContext) => Promise<Response>;

/** What a route tells the server of its answer, so that the next request needs less. */
export interface ReplyScope {
  /** From which entry of the store it came, and nothing else. */
  source: { key: string; entry: CacheEntry } | null;
  /** What made it, where that needs nothing of Next. */
  call: RouteCall | null;
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

/** Tells the server what it may call for the next request of this route. */
export function answeredBy(call: RouteCall): void {
  const scope = replyScopes().getStore();
  if (scope) scope.call = call;
}
