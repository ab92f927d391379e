/** How long our own cache may store an answer: a targeted field (RFC 9213), which other caches do not know. */
export const CACHE_LIFETIME_HEADER = "sulur-cache-control";
/** Names, separated by commas, whose change makes the stored answer outdated at once. */
export const CACHE_TAGS_HEADER = "sulur-cache-tags";

/** What our own cache is told of an answer. Where it does not stand before Next (serve.ts), nobody would take that away again. */
export function ownCacheHeaders(seconds: number, tags: readonly string[]): Record<string, string> {
  if (!process.env.SULUR_SERVER) return {};
  return { [CACHE_LIFETIME_HEADER]: `max-age=${seconds}`, [CACHE_TAGS_HEADER]: tags.join(",") };
}

/** What every other cache is told of an answer that our own may store. */
export const REVALIDATE_ALWAYS = "public, max-age=0, must-revalidate";
