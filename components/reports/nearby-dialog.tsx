"use client";

import { useState } from "react";
import { DoubleQuestion, type DoubleQuestionProps } from "@/components/forms/double-question";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { failureText } from "@/lib/http/fetch-json";
import type { NearbyReportView } from "@/lib/reports/view";
import { useOwnReports } from "./own/own-reports";
import { StatusBadge } from "./status-badge";
import { supportReport } from "./support-report";

export interface NearbyDialogProps extends DoubleQuestionProps<NearbyReportView> {
  onSupported: (report: NearbyReportView) => void;
}

/** "Sudah pernah dilaporkan?": joining an earlier report helps more than a second one, but the person decides. */
export function NearbyDialog({ onSupported, ...question }: NearbyDialogProps) {
  const { nearby, busy } = question;
  const [sending, setSending] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const own = new Set(useOwnReports().map(({ id }) => id));

  async function support(report: NearbyReportView) {
    setSending(report.id);
    setFailure(null);
    try {
      const { support_count } = await supportReport(report.id);
      onSupported({ ...report, support_count });
    } catch (error) {
      setFailure(failureText(error, "Dukungan belum tercatat. Silakan coba lagi."));
    } finally {
      // The dialog may be opened again for the same form.
      setSending(null);
    }
  }

  return (
    <DoubleQuestion
      {...question}
      onSendAnyway={() => {
        setFailure(null);
        question.onSendAnyway();
      }}
      onClose={() => {
        setFailure(null);
        question.onClose();
      }}
      title="Sudah pernah dilaporkan?"
      anyway="Tetap kirim laporan"
      sending="Mengirim laporan…"
    >
      <p className="text-ink-soft">
        Ada laporan yang masih terbuka di sekitar titik Anda. Bila kejadiannya sama, cukup nyatakan bahwa Anda juga
        mengalami; laporan dengan banyak dukungan lebih mudah terlihat.
      </p>
      {failure ? (
        <Notice tone="bad" live="alert" className="mt-3">
          {failure}
        </Notice>
      ) : null}
      <ul className="mt-3 grid gap-3">
        {nearby.map((report) => (
          <li key={report.id} className="rounded-md border border-line p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">{report.damage_type}</p>
              <StatusBadge status={report.status} />
            </div>
            <p className="mt-1 text-ink-soft">{report.location}</p>
            <p className="mt-1 text-sm text-ink-faint">
              {report.distance_meters === null
                ? "Di sekitar titik Anda"
                : `${meters(report.distance_meters)} dari titik Anda`}{" "}
              · {formatDate(report.created_at)} ·{" "}
              <a href={`/laporan/${report.code}`} target="_blank" rel="noopener" className="underline">
                {report.code}
                <span className="sr-only"> (buka di tab baru)</span>
              </a>
            </p>
            {own.has(report.id) ? (
              <p className="mt-3 font-semibold text-primary">Ini laporan Anda.</p>
            ) : (
              <Button
                wide
                className="mt-3"
                busy={busy || sending !== null}
                aria-label={`Saya juga mengalami: ${report.damage_type}, ${report.location}`}
                onClick={() => void support(report)}
              >
                {sending === report.id ? "Mencatat…" : "Saya juga mengalami"}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </DoubleQuestion>
  );
}
