"use client";

import useSWR from "swr";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import type { HandoverState } from "@/lib/channels/handovers/rules";
import type { DeskHandoverView } from "@/lib/channels/handovers/view";
import { formatDate } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

const STATES: Record<HandoverState, string> = { SENT: "belum diketahui", ANSWERED: "dijawab", SILENT: "belum dijawab" };

/** To which offices people have sent the report; staff take out what is none. */
export function Handovers({ code }: { code: string }) {
  const { data, mutate } = useSWR(`/api/admin/reports/${code}/handovers`, (path: string) =>
    fetchJson<DeskHandoverView[]>(path),
  );
  const { busy, run } = useAction({ refresh: false });
  if (data === undefined || data.length === 0) return null;

  function remove(id: number): void {
    void run(String(id), async () => {
      await fetchJson(`/api/admin/handovers/${id}`, { method: "DELETE" }).finally(() => void mutate());
      return "Catatan penerusan dihapus.";
    });
  }

  return (
    <section aria-labelledby="handovers-title">
      <h3 id="handovers-title" className="text-xl">
        Diteruskan warga
      </h3>
      <ul className="mt-2 grid gap-2">
        {data.map(({ id, channel, number, sent_on, due_on, state, counted }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-card p-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {channel}
                {number === null ? null : `, nomor ${number}`}
              </p>
              <p className="text-sm text-ink-faint">
                {formatDate(sent_on)} · janji {formatDate(due_on)} · {STATES[state]}
                {counted ? null : " · tidak dihitung"}
              </p>
            </div>
            <Button size="small" variant="quiet" busy={busy === String(id)} onClick={() => remove(id)}>
              Hapus
              <span className="sr-only">
                {" "}
                catatan {channel} {number}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
