"use client";

import { useEffect, useState } from "react";
import { loadedFiles, registerWorker } from "@/components/outbox/register";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { frameReader } from "./checkin-scan";
import { changeList } from "./checkin-store";
import type { Attendance } from "./use-attendance";

/** Name shared with components/worker/worker.js. */
const CACHE = "sulur:absen";

/** Of a worker that was only for these pages. */
const FORMER_SCOPE = "/kegiatan/";

/** Files of many builds; then it begins anew. */
const MAX_CACHED = 400;

interface CheckInOfflineProps {
  id: number;
  opened: boolean;
  attendance: Attendance;
}

/** What works without a signal, and how the names leave this device again. */
export function CheckInOffline({ id, opened, attendance: { list } }: CheckInOfflineProps) {
  const [ready, setReady] = useState<"unknown" | "yes" | "no">("unknown");
  const [removed, setRemoved] = useState(false);
  useEffect(() => {
    if (!opened || removed) return;
    keepPageOffline().then(
      (stored) => setReady(stored ? "yes" : "no"),
      () => setReady("no"),
    );
  }, [opened, removed]);

  async function forget() {
    setRemoved(true);
    setReady("unknown");
    changeList(id, () => ({ ...list, lasting: false }));
    await forgetPageOffline().catch(() => undefined);
    showToast({ text: "Daftar nama dihapus dari perangkat ini." });
  }

  const waiting = Object.keys(list.waiting).length;
  return (
    <section aria-label="Tanpa sinyal" className="grid gap-3 border-t border-line pt-5">
      <div role="status">
        {ready === "yes" ? (
          <Notice tone="good" title="Siap dipakai tanpa sinyal">
            Halaman dan daftar nama ini tersimpan di perangkat ini. Buka lagi lewat tautan pribadi yang sama; catatan
            terkirim sendiri begitu ada sinyal.
          </Notice>
        ) : null}
        {ready === "no" ? (
          <Notice tone="wait" title="Biarkan halaman ini terbuka di tempat tanpa sinyal">
            Presensi tetap berjalan dan tersimpan, tetapi peramban ini tidak dapat membuka halaman ini lagi tanpa
            sinyal.
          </Notice>
        ) : null}
      </div>
      <p className="measure text-sm text-ink-faint">
        Daftar nama disimpan di perangkat ini sampai 7 hari setelah kegiatan. Di perangkat bersama, hapus setelah
        selesai.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={waiting > 0 || removed}
        onClick={() => void forget()}
      >
        Hapus daftar dari perangkat ini
      </Button>
      {waiting > 0 ? <p className="text-sm text-ink-faint">Dapat dihapus setelah semua catatan terkirim.</p> : null}
    </section>
  );
}

/**
 * Keeps this page and all that it has loaded, so that it opens without a signal. The files come before the page: a
 * page that is kept is whole.
 * @returns false where the browser cannot, for instance without https
 */
async function keepPageOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  // The scanner loads when it is asked for, which may be where nothing loads any more.
  await frameReader();
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (new URL(registration.scope).pathname === FORMER_SCOPE) await registration.unregister();
  }
  await registerWorker();
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
async function forgetPageOffline(): Promise<void> {
  if ("caches" in window) await caches.delete(CACHE);
}
