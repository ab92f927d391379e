"use client";

import { useOwn } from "@/components/forms/use-own";
import type { MyReportView } from "@/lib/reports/view";
import { OwnReportList } from "./own-report-list";
import { sentReports } from "./sent-reports";

export const OWN_REPORTS = "/api/reports/mine";

/** The reporter's own reports, with those that are still being checked. Asks nothing where nothing was sent. */
export function useOwnReports(): MyReportView[] {
  return useOwn<MyReportView>(OWN_REPORTS, sentReports);
}

/** "Laporan Anda" */
export function OwnReports() {
  const reports = useOwnReports();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="laporan-anda" className="rounded-md border border-line bg-panel p-4 sm:p-5">
      <h2 id="laporan-anda" className="text-xl">
        Laporan Anda
      </h2>
      <OwnReportList reports={reports} />
    </section>
  );
}
