"use client";

import { useCallback } from "react";
import useSWRInfinite from "swr/infinite";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { LIST_LIMIT, type ReportStatus } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";

export interface QueueStart {
  status: ReportStatus;
  reports: DeskReportView[];
}

export interface Queue {
  reports: DeskReportView[];
  loading: boolean;
  /** Set when there is nothing to show. */
  problem: { message: string; signedOut: boolean } | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
  reload(): void;
}

const LIMIT = LIST_LIMIT.default;

/** One state's reports, oldest first. The server page gives the first piece of the tab it was opened on. */
export function useQueue(status: ReportStatus, start: QueueStart): Queue {
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<DeskReportView[], Error>(
    (index: number, before: DeskReportView[] | null) => {
      if (before && before.length < LIMIT) return null;
      const last = index === 0 ? undefined : before?.at(-1)?.id;
      return `/api/admin/reports/queue?status=${status}&limit=${LIMIT}${last === undefined ? "" : `&cursor=${last}`}`;
    },
    (path: string) => fetchJson<DeskReportView[]>(path),
    {
      fallbackData: status === start.status ? [start.reports] : undefined,
      revalidateOnMount: status !== start.status,
      revalidateFirstPage: true,
      refreshInterval: 60_000,
    },
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  const pages = data ?? [];
  return {
    reports: pages.flat(),
    loading: isLoading && pages.length === 0,
    problem: error !== undefined && pages.length === 0 ? problemOf(error) : null,
    hasMore: (pages.at(-1)?.length ?? 0) === LIMIT,
    loadingMore: isValidating && pages.length < size,
    loadMore: () => void setSize(size + 1),
    reload,
  };
}

function problemOf(error: Error): { message: string; signedOut: boolean } {
  const status = error instanceof RequestFailed ? error.status : 0;
  return { message: error.message, signedOut: status === 401 || status === 403 };
}
