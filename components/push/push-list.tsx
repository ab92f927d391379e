"use client";

import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { areaPath } from "@/lib/areas/rules";
import { ownWatches, stopPush } from "./push";

const FAILED = "Tidak ada respons dari server. Coba lagi saat ada sinyal.";

/** What this browser is told of, each ended by one press, or all. */
export function PushList() {
  const { data: watches = [], error, mutate } = useSWR("/api/push", ownWatches);

  const stop = (watch?: number) =>
    stopPush(watch).then(
      () => mutate(),
      () => showToast({ text: FAILED, tone: "bad" }),
    );

  if (error) return <p role="alert">{FAILED}</p>;
  if (watches.length === 0) return <p className="text-ink-soft">Tidak ada notifikasi yang menyala di peramban ini.</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid gap-2">
        {watches.map(({ id, report, event, area, area_name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            {report ? (
              <a href={`/laporan/${report}`}>Laporan {report}</a>
            ) : area ? (
              <a href={areaPath({ code: area, name: area_name ?? area })}>{area_name ?? area}</a>
            ) : (
              <span>{event}</span>
            )}
            <Button size="small" variant="quiet" onClick={() => void stop(id)}>
              Berhenti<span className="sr-only"> dikabari tentang {report ?? area_name ?? event}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => void stop()}>
        Hentikan semua notifikasi
      </Button>
    </div>
  );
}
