"use client";

import { useCallback } from "react";
import useSWRInfinite from "swr/infinite";
import { fetchJson } from "@/lib/http/fetch-json";
import { LIST_LIMIT } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";

const LIMIT = LIST_LIMIT.default;

/** The address of a piece of the list; a short piece is the last one. */
function pieceKey(_index: number, previous: ReportView[] | null): string | null {
  if (previous === null) return `/api/reports?limit=${LIMIT}`;
  const last = previous.at(-1);
  return last && previous.length >= LIMIT ? `/api/reports?limit=${LIMIT}&cursor=${last.id}` : null;
}

export interface LatestReports {
  /** Null while nothing has arrived yet. */
  reports: ReportView[] | null;
  failed: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** Puts a report that was just sent at the head. */
  prepend: (report: ReportView) => void;
}

/** "Daftar Laporan Terbaru". @param first what the page was rendered with */
export function useLatestReports(first: ReportView[]): LatestReports {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<ReportView[]>(
    pieceKey,
    (path: string) => fetchJson<ReportView[]>(path),
    { fallbackData: [first], revalidateOnMount: false },
  );
  const prepend = useCallback(
    (report: ReportView) => {
      void mutate(([head = [], ...rest] = []) => [[report, ...head.filter(({ id }) => id !== report.id)], ...rest], {
        revalidate: false,
      });
    },
    [mutate],
  );
  const loaded = data?.length ?? 0;
  return {
    reports: data ? distinct(data.flat()) : null,
    failed: error !== undefined,
    hasMore: (data?.at(-1)?.length ?? 0) >= LIMIT,
    loadingMore: isValidating && size > loaded,
    loadMore: () => void setSize(loaded + 1),
    retry: () => void mutate(),
    prepend,
  };
}

/** A report that arrives between two pieces shifts the rest, so one may come twice. */
function distinct(reports: ReportView[]): ReportView[] {
  return [...new Map(reports.map((report) => [report.id, report])).values()];
}
