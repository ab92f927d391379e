import { findReport } from "@/lib/reports/queries";
import { REPORT_CODE } from "@/lib/reports/rules";
import type { ReportDetailView } from "@/lib/reports/view";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** The report of a page or share card; null for what is no number or the number of nothing. */
export async function loadReport(code: string): Promise<ReportDetailView | null> {
  if (!REPORT_CODE.test(code)) return null;
  return cachedRead(["report", code], [`report:${code}`], () => findReport(publicCtx(), { code }));
}
