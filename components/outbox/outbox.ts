import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { heldPhotos, LOCAL_PHOTO } from "./held-photos";
import { keepHint } from "./hint";

/** Something that waits on this device, or was sent from it in the last week. */
export interface OutboxItem {
  id: number;
  title: string;
  state: "QUEUED" | "SENDING" | "SENT" | "NEEDS_YOU";
  /** Why a person must look at it. */
  reason?: string;
  /** Where what was sent can be seen. */
  link?: string;
  /** Milliseconds since 1970, when it was written. */
  at: number;
  /** Written with an account. */
  member: boolean;
}

/** What is to be sent, exactly once, however late. */
export interface Letter {
  kind: "laporan" | "lokasi" | "kabar" | "terusan" | "komentar" | "absen";
  title: string;
  path: string;
  body: unknown;
  key: string;
  /** A newer letter of the same slot takes the place of one that still waits. */
  slot?: string;
}

const ANSWER_MS = 5_000;

/** Null where this browser has no worker, or has none yet. */
async function worker(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration("/").catch(() => undefined))?.active ?? null;
}

/** Asks the worker. @returns undefined where there is none, or it does not answer */
export async function ask<Answer>(request: { ask: string; [more: string]: unknown }): Promise<Answer | undefined> {
  const active = await worker();
  if (!active) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(undefined), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<{ answer?: Answer }>) => {
      clearTimeout(timer);
      resolve(data.answer);
    };
    active.postMessage(request, [port2]);
  });
}

/**
 * Keeps a letter on this device until there is a signal.
 * @returns "kept", why it could not be, or null where this browser keeps nothing
 */
export async function keep(letter: Letter): Promise<"kept" | { refusal: string } | null> {
  const body = JSON.stringify(letter.body);
  const photos = heldPhotos()
    .filter(([id]) => body.includes(id))
    .map(([id, { blob, sentAt }]) => ({ id, blob, sentAt, key: randomKey() }));
  const item = { ...letter, body, photos, member: /(?:^|;\s*)sulur_masuk=1/u.test(document.cookie) };
  const answer = await ask<string | null>({ ask: "add", item });
  if (answer === undefined) return null;
  if (answer !== null) return { refusal: answer };
  keepHint(true);
  void navigator.storage?.persist?.().catch(() => undefined);
  void ask({ ask: "wake" });
  return "kept";
}

/**
 * Sends a letter, or keeps it on this device where nobody answers.
 * @returns what the server answered; null where it waits here
 * @throws RequestFailed
 */
export async function sendOrQueue<Answer>({ path, body, key, ...letter }: Letter): Promise<Answer | null> {
  try {
    if (!JSON.stringify(body).includes(`"${LOCAL_PHOTO}`)) return await fetchJson(path, { method: "POST", body, key });
  } catch (error) {
    if (!(error instanceof RequestFailed) || error.status !== 0) throw error;
  }
  const outcome = await keep({ ...letter, path, body, key });
  if (outcome === "kept") return null;
  throw new RequestFailed(`Tidak ada respons dari server. ${outcome?.refusal ?? "Periksa koneksi Anda."}`, 0);
}

/** @param listener gets the list now and whenever something in it changes */
export function watchOutbox(listener: (items: OutboxItem[]) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const onMessage = ({ data }: MessageEvent<{ outbox?: OutboxItem[] }>) => {
    if (!data.outbox) return;
    keepHint(data.outbox.length > 0);
    listener(data.outbox);
  };
  const wake = () => {
    if (document.visibilityState === "visible") void ask({ ask: "wake" });
  };
  const onOnline = () => void ask({ ask: "send" });
  navigator.serviceWorker.addEventListener("message", onMessage);
  addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", wake);
  void ask<OutboxItem[]>({ ask: "list" }).then((items) => items && listener(items));
  void ask({ ask: "send" });
  return () => {
    navigator.serviceWorker.removeEventListener("message", onMessage);
    removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", wake);
  };
}
