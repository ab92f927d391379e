"use client";

import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fetchJson } from "@/lib/http/fetch-json";
import type { DeskReportView } from "@/lib/reports/view";

/** Who looks after a report; staff take it upon themselves or let go of it. */
export function Assignment({ report, onChanged }: { report: DeskReportView; onChanged: () => void }) {
  const { busy, run } = useAction();
  const { id, code, assignee } = report;
  const assigned = !assignee?.own;

  async function assign() {
    try {
      const body = { assigned, seen: assignee?.name ?? null };
      await fetchJson(`/api/admin/reports/${id}/assign`, { method: "PATCH", body });
      return assigned ? `${code} menjadi tugas Anda.` : `${code} dilepas.`;
    } finally {
      onChanged();
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" busy={busy !== null} onClick={() => void run("assign", assign)}>
        <Icon name="users" size={18} /> {assigned ? (assignee ? "Ambil alih" : "Ambil tugas ini") : "Lepas tugas ini"}
      </Button>
      {assignee ? <p className="text-sm text-ink-soft">Ditangani {assignee.own ? "Anda" : assignee.name}</p> : null}
    </div>
  );
}
