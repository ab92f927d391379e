import { LOCAL_PHOTO } from "./held-photos";

/** Photos that wait for a signal, for a draft that is opened again; both names are known to components/worker/worker.js. */
const CACHE = "sulur:foto";
const addressOf = (id: string) => `/foto-di-hp/${id}`;

/** Of two drafts, each with as many photos as a report may have. */
const MOST = 8;

/** Where this browser keeps nothing, the photo lasts as long as the page. */
export async function storePhoto(id: string, blob: Blob): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(id), new Response(blob));
    const stored = await cache.keys();
    await Promise.all(stored.slice(0, -MOST).map((oldest) => cache.delete(oldest)));
  } catch {
    // The disk is full or forbidden.
  }
}

/** A photo of a draft from before a reload; null where the device has it no more. */
export async function storedPhoto(id: string): Promise<Blob | null> {
  const answer = await caches.match(addressOf(id), { cacheName: CACHE }).catch(() => undefined);
  return answer ? answer.blob() : null;
}

/** It was sent, or is not wanted any more. */
export async function forgetPhoto(id: string): Promise<void> {
  if (id.startsWith(LOCAL_PHOTO)) await caches.open(CACHE).then((cache) => cache.delete(addressOf(id)));
}
