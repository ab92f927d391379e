import { leafOf } from "@/lib/format/dates";
import { formatAmount } from "@/lib/format/numbers";
import type { ReportStatus } from "@/lib/reports/rules";
import { beginOf, type Period } from "@/lib/statistics/rules";

/** What the figures are "per". */
export const PERIOD_WORDS: Record<Period, { switch: string; column: string; per: string; span: string }> = {
  minggu: { switch: "Per minggu", column: "Minggu mulai", per: "per minggu", span: "26 minggu terakhir" },
  tahun: { switch: "Per tahun", column: "Tahun", per: "per tahun", span: "5 tahun terakhir" },
};

export interface SeriesStyle {
  label: string;
  /** Classes of its mark in the legend. */
  swatch: string;
}

const BLOCK = "size-3.5 rounded-sm";

export const STATUS_FILLS: Record<ReportStatus, string> = {
  PENDING: "fill-kunyit-500",
  VERIFIED: "fill-nila-500",
  IN_PROGRESS: "fill-sogan-500",
  CLAIMED: "fill-daun-300",
  RESOLVED: "fill-daun-500",
  REJECTED: "fill-mengkudu-500",
};

export const STATUS_SWATCHES: Record<ReportStatus, string> = {
  PENDING: `${BLOCK} bg-kunyit-500`,
  VERIFIED: `${BLOCK} bg-nila-500`,
  IN_PROGRESS: `${BLOCK} bg-sogan-500`,
  CLAIMED: `${BLOCK} bg-daun-300`,
  RESOLVED: `${BLOCK} bg-daun-500`,
  REJECTED: `${BLOCK} bg-mengkudu-500`,
};

/** The two lines of days, told apart by their stroke as well as by their colour. */
export const VERIFY_LINE = {
  label: "Sampai diverifikasi",
  swatch: "w-6 border-t-4 border-info",
  stroke: "stroke-info",
  dashes: undefined,
};

export const RESOLVE_LINE = {
  label: "Sampai selesai (garis putus)",
  swatch: "w-6 border-t-4 border-dashed border-primary",
  stroke: "stroke-primary",
  dashes: "6 5",
};

/** Of a median; a dash where nothing has happened. */
export function daysText(days: number | null): string {
  return days === null ? "–" : `${formatAmount(days)} hari`;
}

/** "2 Mar 2026" for a week, "2026" for a year. */
export function periodName(per: Period, start: string): string {
  const year = start.slice(0, 4);
  if (per === "tahun") return year;
  const { day, month } = leafOf(beginOf(start));
  return `${day} ${month} ${year}`;
}
