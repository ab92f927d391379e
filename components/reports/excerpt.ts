import type { ReportView } from "@/lib/reports/view";

const LENGTH = 160;

/** The list shows three lines; the page of the report has the whole text. Keeps a full list light on the wire. */
export function excerptOf(report: ReportView): ReportView {
  if (report.description.length <= LENGTH) return report;
  const cut = report.description.slice(0, LENGTH).replace(/\s+\S*$/u, "");
  return { ...report, description: `${cut}…` };
}
