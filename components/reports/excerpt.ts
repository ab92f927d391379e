import { clipped } from "@/lib/format/text";
import type { ReportView } from "@/lib/reports/view";

const LENGTH = 160;

/** The list shows three lines; the page of the report has the whole text. Keeps a full list light on the wire. */
export function excerptOf(report: ReportView): ReportView {
  const cut = clipped(report.description, LENGTH);
  if (cut === report.description) return report;
  // Whole words, where there are any.
  return { ...report, description: cut.replace(/\s+\S*…$/u, "…") };
}
