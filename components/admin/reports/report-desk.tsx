"use client";

import { Desk, type DeskData } from "@/components/admin/desk/desk";
import type { DeskKind } from "@/components/admin/desk/kind";
import { ButtonLink } from "@/components/ui/button";
import { type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import { ReportDialog } from "./report-dialog";
import { ReportPanel } from "./report-panel";
import { reportRow } from "./report-row";
import { actionsFor, codeOf, leaves, type ReportAction, stateOf } from "./report-rules";
import { REPORT_WORDING } from "./wording";

const REPORTS: DeskKind<DeskReportView, ReportStatus, ReportAction> = {
  api: "/api/admin/reports",
  path: "/admin/laporan",
  title: "Verifikasi laporan",
  noun: "laporan",
  tabs: [
    { id: "PENDING", label: "Menunggu" },
    { id: "VERIFIED", label: "Terverifikasi" },
    { id: "IN_PROGRESS", label: "Ditindaklanjuti" },
    { id: "RESOLVED", label: "Selesai", newestFirst: true },
    { id: "REJECTED", label: "Ditolak", newestFirst: true },
  ],
  tabParameter: "status",
  itemParameter: "laporan",
  undoField: "event_id",
  codeOf,
  nameOf: codeOf,
  stateOf,
  actionsFor,
  leaves,
  goesOn: (action) => action === "ask",
  pathOf: (action) => (action === "ask" ? "question" : action === "release" ? "release" : "decisions"),
  wording: REPORT_WORDING,
  emptyText: (status) =>
    status === "PENDING"
      ? "Semua laporan sudah ditinjau. Laporan baru muncul di sini dengan sendirinya."
      : `Belum ada laporan dengan status ${STATUS_LABELS[status]}.`,
  rowOf: reportRow,
  Panel: ReportPanel,
  Dialog: ReportDialog,
};

/** The verification desk of reports. */
export function ReportDesk(props: DeskData<DeskReportView, ReportStatus>) {
  const links = (
    <ButtonLink href="/admin/laporan/daftar" variant="quiet" size="small">
      Semua laporan
    </ButtonLink>
  );
  return <Desk kind={REPORTS} links={links} {...props} />;
}
