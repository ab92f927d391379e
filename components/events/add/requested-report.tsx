"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { failureText, fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { type ReportStatus, reportCodeIn } from "@/lib/reports/rules";
import type { ReportDetailView } from "@/lib/reports/view-detail";
import type { AddDraft, DraftReport } from "./add-draft";

/** An event mends what staff have verified and nobody has mended yet. */
const MENDABLE: readonly ReportStatus[] = ["VERIFIED", "IN_PROGRESS"];

/** The report's place replaces the typed one; other typed fields stay. A second call changes nothing. */
export type ReportFill = (draft: AddDraft) => Partial<AddDraft>;

interface RequestedReport {
  fill: ReportFill | null;
  problem: string | null;
}

/** The report that `?laporan=LP-…` of the address names, for the form that opens from its page. */
export function useRequestedReport(): RequestedReport {
  const [requested, setRequested] = useState<RequestedReport>({ fill: null, problem: null });
  useEffect(() => {
    const text = new URLSearchParams(location.search).get("laporan");
    if (text === null) return;
    let left = false;
    loadReport(reportCodeIn(text)).then(
      (fill) => left || setRequested({ fill, problem: null }),
      (error) => left || setRequested({ fill: null, problem: problemOf(error) }),
    );
    return () => {
      left = true;
    };
  }, []);
  return requested;
}

async function loadReport(code: string | null): Promise<ReportFill> {
  if (code === null) throw new RequestFailed("Nomor laporan di alamat halaman ini tidak dikenal.", 404);
  const { id, status, report } = await fetchJson<ReportDetailView>(`/api/reports/${code}`);
  if (report === null || !MENDABLE.includes(status)) {
    const reason = `Laporan ${code} belum diverifikasi atau sudah selesai, jadi kegiatan ini tidak terhubung dengannya.`;
    throw new RequestFailed(reason, 409);
  }
  const { location: where, latitude, longitude, damage_type } = report;
  return ({ values, place, report: known }) => {
    if (known?.id === id) return {};
    return {
      report: { id, code, location: where },
      place: latitude === null || longitude === null ? place : { latitude, longitude },
      values: {
        ...values,
        kind: values.kind || "COMMUNITY",
        category: values.category || "GOTONG_ROYONG",
        title: values.title || `Kerja bakti: ${damage_type}`.slice(0, 120),
        location: where,
      },
    };
  };
}

function problemOf(error: unknown): string {
  return failureText(error, "Laporan belum dapat dimuat. Muat ulang halaman ini.");
}

interface ReportNoticeProps {
  report: DraftReport | null;
  problem: string | null;
  onForget: () => void;
}

/** Which report the event is to mend, or why none. */
export function ReportNotice({ report, problem, onForget }: ReportNoticeProps) {
  if (report === null) {
    return problem === null ? null : <Notice tone="wait" live="status" title={problem} />;
  }
  return (
    <Notice tone="info" live="status" title={`Untuk laporan ${report.code}`}>
      <p>{report.location}. Kegiatan ini akan terhubung dengan laporan tersebut.</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onForget}>
        Lepaskan dari laporan
      </Button>
    </Notice>
  );
}
