import { savesData } from "@/components/data-saver/saves-data";
import { showToast } from "@/components/ui/toast-store";
import { ask } from "./outbox";

/** Left by the worker with what belongs to its build. */
const STORED_PARTS = "/sulur-bagian";

/** What forms load when it is needed, and could not load where there is no signal. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import("@/components/photos/photo-set"),
  () => import("@/components/photos/exif-position"),
  () => import("@/components/forms/photo-wait-notice"),
  () => import("@/components/reports/kind-care"),
  () => import("./outbox-counter"),
];

/** The same of one page. */
const PAGE_PARTS: readonly [path: RegExp, load: () => Promise<unknown>][] = [
  // By the import that the dialog uses: another would lead to files of other names.
  [
    /^\/peta-lokasi$/u,
    () => import("@/components/places/add/add-place-dialog").then(({ loadAddPlace }) => loadAddPlace()),
  ],
  [/^\/laporan\/LP-/u, () => import("@/components/reports/updates/update-talk")],
];

/** Registers the service worker, and offers a newer one once it is there. */
export async function registerWorker(): Promise<void> {
  const registering = navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // Without a signal there is the one from before; some browsers refuse it, or do nothing, where nothing may be stored.
  const registration = await registering?.catch(() => navigator.serviceWorker.getRegistration("/"));
  if (!registration) return;
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    showToast({ text: "Versi baru Sulur siap.", action: { label: "Perbarui", onPress: () => takeOver(registration) } });
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
  await untilActive(registration);
  const ofPage = PAGE_PARTS.filter(([path]) => path.test(location.pathname)).map(([, load]) => load);
  const ofAll = (await caches.match(STORED_PARTS)) || (savesData() && location.pathname !== "/laporan") ? [] : PARTS;
  await Promise.all([...ofAll, ...ofPage].map((load) => load().catch(() => undefined)));
  void ask({ ask: "files", paths: loadedFiles() });
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
