import "server-only";
import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { isBuilding } from "@/lib/server/building";
import { announce } from "@/lib/server/cache/invalidation";
import { cacheStore } from "@/lib/server/cache/store";
import { forFunctions } from "@/lib/server/env-functions";

/**
 * What `read` gives, cached until one of the tags is dropped. A page that asks for it gets the tags too, so it is
 * dropped together with its data. The value is shared and frozen.
 *
 * `next build` knows no database, so there a page that reads ends as "not found"; its file is never served, since
 * our cache handler starts empty and the first request renders the page. Where the host owns that cache, the page is
 * rendered for each request instead, with data that is a second old at most.
 * @param key all that the value depends on
 * @param read must not depend on the request; its value must survive JSON
 * @param rare anyone can think up keys like this one, so they share a room of their own
 */
export async function cachedRead<T>(
  key: string[],
  tags: string[],
  read: () => Promise<T>,
  { rare = false } = {},
): Promise<T> {
  if (forFunctions()) {
    // Ends the build's attempt at this page: it belongs to the requests.
    if (isBuilding()) await connection();
  } else {
    if (isBuilding()) notFound();
    await tagPage(tags);
  }
  const store = cacheStore();
  return store.read(JSON.stringify(key), tags, read, rare ? store.rare : store.main);
}

/** Drops what carries one of the tags: here at once, elsewhere on this database within a second. */
export async function expireTags(tags: string[]): Promise<void> {
  cacheStore().drop(tags);
  if (!forFunctions()) announce(tags);
}

/** Next gives a page the tags of what it caches for it; the data itself our own store holds, without another copy. */
async function tagPage(tags: string[]): Promise<void> {
  await unstable_cache(async () => null, tags, { tags })();
}
