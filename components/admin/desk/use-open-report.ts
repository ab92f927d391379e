"use client";

import useSWR, { useSWRConfig } from "swr";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { DeskReportView } from "@/lib/reports/view";

interface OpenReport {
  report: DeskReportView | null;
  /** Set when there is nothing to show. */
  problem: string | null;
  reload(): void;
}

function addressOf(code: string): string {
  return `/api/admin/reports/${encodeURIComponent(code)}`;
}

/** The report that is open: at once as the list knows it, then as the server has it now. */
export function useOpenReport(code: string | null, known: readonly DeskReportView[]): OpenReport {
  const { data, error, mutate } = useSWR<DeskReportView, Error>(
    code === null ? null : addressOf(code),
    (path: string) => fetchJson<DeskReportView>(path),
    { fallbackData: known.find((report) => report.code === code), shouldRetryOnError: isPassing },
  );
  return {
    report: code === null ? null : (data ?? null),
    problem: error && !data ? error.message : null,
    reload: () => void mutate(),
  };
}

function isPassing(error: Error): boolean {
  return !(error instanceof RequestFailed) || error.status === 0 || error.status >= 500;
}

/** Asks anew for a report that has changed. */
export function useReportRefresh(): (code: string) => void {
  const { mutate } = useSWRConfig();
  return (code) => void mutate(addressOf(code));
}
