import { savesData } from "@/components/data-saver/saves-data";
import { forgetOldTickets } from "@/components/events/tickets/tickets";
import { type LoadPart, registerWorker, showStoredDay, storeParts } from "@/components/outbox/register";

/** Parts that forms load on demand, and could not load without a signal. */
const PARTS: readonly LoadPart[] = [
  () => import("@/components/photos/photo-set"),
  () => import("@/components/photos/exif-position"),
  () => import("@/components/forms/photo-wait-notice"),
  () => import("@/components/reports/kind-care"),
  () => import("@/components/outbox/outbox-counter"),
];

/** The same of one page. */
const PAGE_PARTS: readonly [path: RegExp, load: LoadPart][] = [
  // By the import that the dialog uses: another would lead to files of other names.
  [
    /^\/peta-lokasi$/u,
    () => import("@/components/places/add/add-place-dialog").then(({ loadAddPlace }) => loadAddPlace()),
  ],
  [/^\/laporan\/LP-/u, () => import("@/components/reports/updates/update-talk")],
  [/^\/laporan\/LP-/u, () => import("@/components/channels/sent-part")],
];

/** Starts the service worker and stores what the forms need without a signal. */
export async function startOffline(): Promise<void> {
  forgetOldTickets();
  if (!(await registerWorker())) return;
  const path = location.pathname;
  const ofPage = PAGE_PARTS.filter(([page]) => page.test(path)).map(([, load]) => load);
  await storeParts(savesData() && path !== "/laporan" ? [] : PARTS, ofPage);
  await showStoredDay();
}
