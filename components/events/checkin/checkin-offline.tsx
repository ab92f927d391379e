"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { forgetPageOffline, keepPageOffline } from "./checkin-offline-page";
import { changeList } from "./checkin-store";
import type { Attendance } from "./use-attendance";

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
    showToast({ text: "Daftar nama dihapus dari peranti ini." });
  }

  const waiting = Object.keys(list.waiting).length;
  return (
    <section aria-label="Tanpa sinyal" className="grid gap-3 border-t border-line pt-5">
      <div role="status">
        {ready === "yes" ? (
          <Notice tone="good" title="Siap dipakai tanpa sinyal">
            Halaman dan daftar nama ini tersimpan di peranti ini. Buka lagi lewat tautan pribadi yang sama; catatan
            terkirim sendiri begitu ada sinyal.
          </Notice>
        ) : null}
        {ready === "no" ? (
          <Notice tone="wait" title="Biarkan halaman ini terbuka di tempat tanpa sinyal">
            Absen tetap berjalan dan tersimpan, tetapi peramban ini tidak dapat membuka halaman ini lagi tanpa sinyal.
          </Notice>
        ) : null}
      </div>
      <p className="measure text-sm text-ink-faint">
        Daftar nama disimpan di peranti ini sampai 7 hari setelah kegiatan. Di peranti bersama, hapus setelah selesai.
      </p>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        disabled={waiting > 0 || removed}
        onClick={() => void forget()}
      >
        Hapus daftar dari peranti ini
      </Button>
      {waiting > 0 ? <p className="text-sm text-ink-faint">Dapat dihapus setelah semua catatan terkirim.</p> : null}
    </section>
  );
}
