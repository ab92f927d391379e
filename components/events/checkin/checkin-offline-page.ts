import { frameReader } from "./checkin-frames";

/** Name shared with public/kegiatan/luring.js. */
const CACHE = "sulur:absen";
const WORKER = "/kegiatan/luring.js";
const SCOPE = "/kegiatan/";
const STATIC = "/_next/static/";
/** Files of many builds; then it begins anew. */
const MAX_CACHED = 400;

/**
 * Keeps this page and all that it has loaded, so that it opens without a signal. The files come before the page: a
 * page that is kept is whole.
 * @returns false where the browser cannot, for instance without https
 */
export async function keepPageOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  // The scanner loads when it is asked for, which may be where nothing loads any more.
  await frameReader();
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  const stored = await cache.keys();
  if (stored.length > MAX_CACHED) for (const request of stored) await cache.delete(request);
  const known = new Set(stored.length > MAX_CACHED ? [] : stored.map(({ url }) => new URL(url).pathname));
  const missing = loadedFiles().filter((path) => !known.has(path));
  await cache.addAll(missing);
  await cache.add(new Request(window.location.pathname, { cache: "reload" }));
  return true;
}

/** Takes the kept pages and their files away again. */
export async function forgetPageOffline(): Promise<void> {
  if ("caches" in window) await caches.delete(CACHE);
}

/** Paths of our own scripts, styles and fonts that this page has loaded. */
function loadedFiles(): string[] {
  const named = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[href]")].map(
    (element) => ("src" in element ? element.src : element.href),
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const paths = [...named, ...loaded]
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(STATIC))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}
