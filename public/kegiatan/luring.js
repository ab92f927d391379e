// Opens the organiser's page where there is no signal. It only answers from what that page has put into the cache
// itself, so everything else of the site goes its usual way.
const CACHE = "sulur:absen";
const PAGE = /^\/kegiatan\/\d+\/kelola$/;
const STATIC = "/_next/static/";
/** A signal that is only just there must not keep the queue at the entrance waiting. */
const PATIENCE_MS = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(page(request, pathname));
  else if (pathname.startsWith(STATIC)) event.respondWith(file(request, pathname));
});

async function page(request, pathname) {
  const network = fetch(request);
  network.catch(() => undefined);
  const kept = await caches.match(pathname, { cacheName: CACHE, ignoreVary: true });
  if (!kept) return network;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([network.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : kept;
}

/** Names of these files change with their content, so what is kept is right. */
async function file(request, pathname) {
  return (await caches.match(pathname, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}
