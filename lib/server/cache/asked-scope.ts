import { AsyncLocalStorage } from "node:async_hooks";

/** What a page that is rendered for what somebody asked tells the server, so that it can be kept for the next asker. */
export interface AskedScope {
  /** Of all that was read for it. */
  tags: Set<string>;
  /** It shows nothing of who asked. */
  forEveryone: boolean;
}

const holder = globalThis as typeof globalThis & { sulurAskedScopes?: AsyncLocalStorage<AskedScope> };

/** The one of this process: Next's bundles and server.ts each load this file anew. */
export function askedScopes(): AsyncLocalStorage<AskedScope> {
  holder.sulurAskedScopes ??= new AsyncLocalStorage();
  return holder.sulurAskedScopes;
}

export function noteTags(tags: readonly string[]): void {
  const scope = askedScopes().getStore();
  for (const tag of tags) scope?.tags.add(tag);
}

/** Says that whoever asks for this page with the same words gets the same one, until something on it changes. */
export function sameForEveryone(): void {
  const scope = askedScopes().getStore();
  if (scope) scope.forEveryone = true;
}
