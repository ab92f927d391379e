import { showToast } from "@/components/ui/toast-store";
import { ask } from "./outbox";

/** Left by the worker with what belongs to its build. */
const STORED_PARTS = "/sulur-bagian";

/** Imports a part of a page that loads only when it is needed. */
export type LoadPart = () => Promise<unknown>;

/** Registers the service worker, and offers a newer one once it is there. @returns false where there is none */
export async function registerWorker(): Promise<boolean> {
  const registering = navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // Without a signal there is the one from before; some browsers refuse it, or do nothing, where nothing may be stored.
  const registration = await registering?.catch(() => navigator.serviceWorker.getRegistration("/"));
  if (!registration) return false;
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    showToast({ text: "Versi baru Sulur siap.", action: { label: "Perbarui", onPress: () => takeOver(registration) } });
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  await untilActive(registration);
  return true;
}

/** Loads what could not load without a signal, and has the worker store it. @param ofAll once for each build */
export async function storeParts(ofAll: readonly LoadPart[], ofPage: readonly LoadPart[]): Promise<void> {
  const missing = (await caches.match(STORED_PARTS)) ? ofPage : [...ofAll, ...ofPage];
  await Promise.all(missing.map((load) => load().catch(() => undefined)));
  void ask({ ask: "files", paths: loadedFiles() });
}

/** Says of a page that was stored, and is shown without a signal, from when it is. */
export async function showStoredDay(): Promise<void> {
  const saved = await ask<string | null>({ ask: "saved" });
  if (saved) showToast({ text: `Tanpa sinyal: ini halaman yang disimpan ${dayAndTime(saved)}.` });
}

/** Paths of our own scripts, styles and fonts that this page has loaded. */
export function loadedFiles(): string[] {
  const named = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[href]")].map(
    (element) => ("src" in element ? element.src : element.href),
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const files = [...named, ...loaded].filter((address) => address.startsWith(`${location.origin}/_next/static/`));
  return [...new Set(files.map((address) => new URL(address).pathname))];
}

/** `navigator.serviceWorker.ready` would wait for a worker of narrower scope too, which older versions left here. */
async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  while (worker && worker.state !== "activated" && worker.state !== "redundant") {
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  }
}

/** The waiting worker takes over when nothing is being sent. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage({ ask: "update" });
}

function dayAndTime(date: string): string {
  return new Intl.DateTimeFormat("id-ID", { dateStyle: "medium", timeStyle: "short" }).format(new Date(date));
}
