"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";
import { REPORT_STATUSES, type ReportStatus } from "@/lib/reports/rules";

export interface DeskPlace {
  status: ReportStatus;
  /** The number of the open report. */
  code: string | null;
}

export function addressOf(path: string, { status, code }: DeskPlace): string {
  const query = new URLSearchParams();
  if (status !== "PENDING") query.set("status", status);
  if (code !== null) query.set("laporan", code);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Which tab and report are open stands in the address, so that Back leads from a report to the list, and a reload or a
 * shared link to the same report. `replace` for going on to the next report, which is no step to go back through.
 */
export function useDeskPlace(): {
  place: DeskPlace;
  go(to: DeskPlace, replace?: boolean): void;
  hrefOf(to: DeskPlace): string;
} {
  const path = usePathname();
  const query = useSearchParams();
  const asked = query.get("status");
  const status = REPORT_STATUSES.find((known) => known === asked) ?? "PENDING";
  const go = useCallback(
    (to: DeskPlace, replace = false) => {
      const address = addressOf(path, to);
      if (replace) window.history.replaceState(null, "", address);
      else window.history.pushState(null, "", address);
    },
    [path],
  );
  const hrefOf = useCallback((to: DeskPlace) => addressOf(path, to), [path]);
  return { place: { status, code: query.get("laporan") }, go, hrefOf };
}
