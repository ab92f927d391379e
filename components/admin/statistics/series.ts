import type { ReportStatus } from "@/lib/reports/rules";

export interface SeriesLook {
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
