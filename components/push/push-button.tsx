"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import type { PushSubject } from "./push";

const FAILED = "Belum berhasil. Periksa sambungan Anda lalu coba lagi.";
const SOON = "Peramban ini akan dikabari, kecuali pukul 20.00–06.00.";
const WEEKLY = "Peramban ini dikabari tiap Sabtu pagi bila ada yang baru, tanpa email.";
const load = () => import("./push");

/** Has this browser told of one thing, and ends that with one press. Nobody is asked for permission before. */
export function PushButton({ subject, className }: { subject: PushSubject; className?: string }) {
  const [allowed, setAllowed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => setAllowed("Notification" in window && Notification.permission === "granted"), []);
  const { data, mutate } = useSWR(allowed ? "/api/push" : null, async () => (await load()).ownWatches());
  const name = "report" in subject ? subject.report : "area" in subject ? subject.area : subject.registration.id;
  const watch = data?.find(({ report, registration, area }) => (report ?? registration ?? area) === name);
  const promise = "area" in subject ? WEEKLY : SOON;

  async function change(): Promise<void> {
    setBusy(true);
    const push = await load().catch(() => null);
    try {
      if (push === null) throw new Error("not loaded");
      await (watch ? push.stopPush(watch.id) : push.startPush(subject));
      setAllowed(true);
      await mutate();
      setSaid(watch ? "Notifikasi dihentikan." : promise);
    } catch (error) {
      setSaid(push && error instanceof push.NoPush ? error.message : FAILED);
    } finally {
      setBusy(false);
    }
  }

  return (
    // The margin is here: a narrower parent would break the button's text.
    <div className={classNames("-ml-3", className)}>
      <Button variant="quiet" className="needs-script" busy={busy} onClick={() => void change()}>
        <Icon name="bell" /> {watch ? "Berhenti notifikasi" : "Kabari lewat notifikasi"}
      </Button>
      <p role="status" className="ml-3 text-sm text-ink-soft">
        {said}
      </p>
    </div>
  );
}
