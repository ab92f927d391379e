import { fetchJson } from "@/lib/http/fetch-json";
import { PUSH_HEADER, type PushView, type PushWatchView, type PushZone } from "@/lib/push/rules";

/** What somebody wants to hear of. */
export type PushSubject = { report: string } | { registration: { id: number; token: string } } | { area: string };

const IPHONE =
  "Di iPhone, pasang Sulur di layar utama dulu (Bagikan, lalu Tambah ke Layar Utama), lalu nyalakan dari sana.";
const UNSUPPORTED = "Peramban ini tidak mengenal notifikasi. Ikuti lewat email.";
const BLOCKED = "Notifikasi diblokir untuk Sulur. Izinkan di pengaturan situs peramban Anda, lalu coba lagi.";
const NO_SERVICE = "Layanan notifikasi peramban tidak menjawab. Coba lagi nanti, atau ikuti lewat email.";

/** Hours ahead of Greenwich. */
const ZONES: Record<number, PushZone> = { 7: "WIB", 8: "WITA", 9: "WIT" };

/** Why notifications cannot be had here, as a sentence for people. */
export class NoPush extends Error {}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return undefined;
  return navigator.serviceWorker.getRegistration("/").catch(() => undefined);
}

/** What this browser is told of; asks nobody where it never agreed to anything. */
export async function ownWatches(): Promise<PushWatchView[]> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return [];
  return (await fetchJson<PushView>("/api/push", { headers: { [PUSH_HEADER]: subscription.endpoint } })).watches;
}

/** Asks for permission and has this browser told. Call it from a press. @throws NoPush, RequestFailed */
export async function startPush(subject: PushSubject): Promise<void> {
  const worker = await registration();
  if (!worker) throw new NoPush(/iPhone|iPad/u.test(navigator.userAgent) ? IPHONE : UNSUPPORTED);
  if ((await Notification.requestPermission()) !== "granted") throw new NoPush(BLOCKED);
  const { key } = await fetchJson<PushView>("/api/push");
  const { endpoint, keys } = (await subscribed(worker.pushManager, key)).toJSON();
  const zone = ZONES[Math.round(-new Date().getTimezoneOffset() / 60)] ?? "WIB";
  await fetchJson("/api/push", { method: "POST", body: { subscription: { endpoint, keys }, zone, ...subject } });
}

async function subscribed(pushes: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const subscribe = () => pushes.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await subscribe().catch(async () => {
      // Of a key that this installation no longer has.
      await (await pushes.getSubscription())?.unsubscribe();
      return subscribe();
    });
  } catch {
    throw new NoPush(NO_SERVICE);
  }
}

/** @param watch of `ownWatches`; without it everything ends @throws RequestFailed */
export async function stopPush(watch?: number): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  await fetchJson("/api/push", { method: "DELETE", body: { endpoint: subscription.endpoint, watch } });
  if (watch === undefined) await subscription.unsubscribe();
}
