import "server-only";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { notFound } from "next/navigation";
import { isBuilding } from "@/lib/server/building";
import { announce } from "@/lib/server/cache/announce";
import { noteTags } from "@/lib/server/cache/asked-scope";
import { cacheStore } from "@/lib/server/cache/store";

/**
 * What `read` gives, kept until one of the tags is dropped. A page that asks for it gets the tags too, so it is
 * dropped together with its data. The value is shared and frozen.
 *
 * `next build` knows no database, so there a page that reads ends as "not found"; its file is never served, since
 * our cache handler starts empty and the first request renders the page.
 * @param key all that the value depends on
 * @param read must not depend on the request; its value must survive JSON
 * @param rare anyone can think up keys like this one, so it is kept from the second time on that it is asked for
 */
export async function cachedRead<T>(
  key: string[],
  tags: string[],
  read: () => Promise<T>,
  { rare = false } = {},
): Promise<T> {
  if (isBuilding()) notFound();
  tagPage(tags);
  return cacheStore().read(readKey(key), tags, read, rare);
}

/** Under which the store keeps what `cachedRead` read. */
export function readKey(key: string[]): string {
  return JSON.stringify(key);
}

/** Drops what carries one of the tags: here at once, in the other instances on this database within a second. */
export async function expireTags(tags: string[]): Promise<void> {
  cacheStore().drop(tags);
  announce(tags);
}

/** What `unstable_cache` does with its tags, without its second cache and serialisation. */
function tagPage(tags: string[]): void {
  noteTags(tags);
  const unit = workUnitAsyncStorage.getStore();
  if (unit?.type !== "prerender-legacy") return;
  unit.tags = [...new Set([...(unit.tags ?? []), ...tags])];
}
