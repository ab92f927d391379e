import "server-only";
import { damageDrawing, type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";
import { type CardPhoto, drawCard } from "./card";

const STATE_COLOURS: Record<ReportStatus, string> = {
  PENDING: "#4F6058",
  VERIFIED: "#BF3B30",
  IN_PROGRESS: "#9A5B00",
  CLAIMED: "#1D6470",
  RESOLVED: "#22734A",
  REJECTED: "#4F6058",
};

export interface ReportCard {
  code: string;
  status: ReportStatus;
  title: string;
  /** Null where the text of the report is not public. */
  location: string | null;
  /** E.g. "Dilaporkan Sabtu, 14 Maret 2026". */
  meta: string;
}

/** The picture of a shared report. @param photo as `drawCard` takes it */
export function drawReportCard({ code, status, title, location, meta }: ReportCard, photo: CardPhoto): Promise<Buffer> {
  const card = {
    badge: { text: STATUS_LABELS[status], colour: STATE_COLOURS[status] },
    title,
    titleFallback: "Laporan kerusakan lingkungan",
    place: location,
    placeFallback: "Lokasi ada di halaman laporan",
    name: code,
    meta,
    drawing: damageDrawing(title),
    ground: "#F8DEDA",
  };
  return drawCard(card, photo);
}
