"use client";

import { useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { OWN_REPORTS_PATH } from "@/lib/reports/rules";
import { sentReports } from "./sent-reports";

/** The way to "Laporan saya" on a device that has sent a report. */
export function OwnReportsHint() {
  const sent = useSyncExternalStore(sentReports.subscribe, sentReports.read, () => false);
  if (!sent) return null;
  return (
    <a href={OWN_REPORTS_PATH} className={buttonClass({ size: "small" })}>
      Laporan saya
    </a>
  );
}
