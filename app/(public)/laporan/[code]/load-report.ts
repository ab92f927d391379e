import { eventsOfReport } from "@/lib/events/report-queries";
import type { ReportGatheringView } from "@/lib/events/report-view";
import { EVENTS_TAG } from "@/lib/events/rules";
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

/** The events for a report that is shown. */
export async function loadGatherings({ id, code, report }: ReportDetailView): Promise<ReportGatheringView[]> {
  if (report === null) return [];
  return cachedRead(["report-events", code], [`report:${code}`, EVENTS_TAG], () => eventsOfReport(publicCtx(), id));
}
