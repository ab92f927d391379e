// Next loads the cache handler by itself, outside its bundles, so imports are relative and name their extension.
import { createHash } from "node:crypto";
import type { CacheHandler } from "next/dist/server/lib/incremental-cache/index.js";
import { CACHE_LIFETIME_HEADER, CACHE_TAGS_HEADER, REVALIDATE_ALWAYS } from "./cache-headers.ts";
import { contentPolicy } from "./policy.ts";

/*
 * Two facts that Next's documentation does not promise; e2e/next-start.desktop.spec.ts fails where an upgrade changes them:
 * the headers of a page that a cache handler sets are sent with the page, and the page's tags stand among them.
 */
const NEXT_TAGS_HEADER = "x-next-cache-tags";
/** Next gives every page the tags of its path too, which its own `revalidatePath` drops. */
const PATH_TAG_PREFIX = "_N_T_";

type CachedByNext = NonNullable<Parameters<CacheHandler["set"]>[1]>;

export function tagsOf(page: CachedByNext): string[] {
  const tags = "headers" in page ? page.headers?.[NEXT_TAGS_HEADER] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

export const hasData = (tags: readonly string[]) => tags.some((tag) => !tag.startsWith(PATH_TAG_PREFIX));

/** Script elements that run; data blocks such as JSON-LD have a type, files an address. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/giu;

/** `'sha256-…'` as it stands in a content security policy. */
export function scriptHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** A policy that names the page's inline scripts by their hashes. React escapes all text, so content holds no script. */
export function policyOfPage(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => scriptHash(script));
  return contentPolicy(hashes);
}

/**
 * Completes the headers of what Next is about to cache and to send in this very answer: its policy, and how long a cache
 * of ours may store it. All other caches ask each time.
 */
export function addHeaders(page: CachedByNext, lifetimeSeconds: number, isForUnknownAddresses = false): void {
  const headers = "headers" in page ? page.headers : undefined;
  if (!headers) return;
  headers["content-security-policy"] ??= "html" in page ? policyOfPage(page.html) : contentPolicy();
  // For addresses without a route Next says no-store by itself, and what is set here is added to that.
  if (!isForUnknownAddresses) headers["cache-control"] = REVALIDATE_ALWAYS;
  headers[CACHE_LIFETIME_HEADER] = `max-age=${lifetimeSeconds}`;
  headers[CACHE_TAGS_HEADER] = tagsOf(page)
    .filter((tag) => !tag.startsWith(PATH_TAG_PREFIX))
    .join(",");
}
