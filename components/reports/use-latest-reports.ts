"use client";

import { type Newest, useNewest } from "@/components/lists/use-newest";
import { LIST_LIMIT } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";

const LIMIT = LIST_LIMIT.screen;

export interface LatestReports extends Omit<Newest<ReportView>, "items"> {
  reports: ReportView[];
  /** Older reports could not be loaded. */
  failed: boolean;
}

/** "Daftar Laporan Terbaru". @param first what the page was rendered with @param area only what lies in it, as a query */
export function useLatestReports(first: ReportView[], area: string): LatestReports {
  const path = `/api/reports?limit=${LIMIT}${area}`;
  const { items: reports = first, ...list } = useNewest(path, LIMIT, area === "" ? first : undefined);
  return { ...list, reports, failed: list.olderError !== undefined };
}
