"use client";

import { useCallback, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { fetchJson } from "@/lib/http/fetch-json";
import { LIST_LIMIT } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";
import { joinReports } from "./join-reports";

const LIMIT = LIST_LIMIT.screen;
const HEAD = `/api/reports?limit=${LIMIT}`;

export interface LatestReports {
  reports: ReportView[];
  /** Older reports could not be loaded. */
  failed: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  /** Puts a report that was just sent at the head. */
  prepend: (report: ReportView) => void;
}

/** "Daftar Laporan Terbaru". @param first what the page was rendered with */
export function useLatestReports(first: ReportView[]): LatestReports {
  const { cache } = useSWRConfig();
  const { data: head = first, mutate } = useSWR<ReportView[]>(HEAD, fetchReports, {
    fallbackData: first,
    // The page brings fresh reports; only what was kept from an earlier visit to it needs a look.
    revalidateOnMount: cache.get(HEAD)?.data !== undefined,
  });
  const [older, setOlder] = useState<ReportView[]>([]);
  const [step, setStep] = useState<"idle" | "loading" | "failed" | "ended">("idle");
  const reports = joinReports(head, older);

  async function loadMore() {
    setStep("loading");
    try {
      const piece = await fetchReports(`${HEAD}&cursor=${reports.at(-1)?.id}`);
      // With what is shown now, so that newer reports push nothing out of the middle of the list.
      setOlder([...reports, ...piece]);
      setStep(piece.length < LIMIT ? "ended" : "idle");
    } catch {
      setStep("failed");
    }
  }

  const prepend = useCallback(
    (report: ReportView) => {
      const put = (old: ReportView[] = first) => [report, ...old.filter(({ id }) => id !== report.id)];
      void mutate(put, { revalidate: false });
    },
    [mutate, first],
  );
  return {
    reports,
    failed: step === "failed",
    hasMore: step !== "ended" && reports.length >= LIMIT,
    loadingMore: step === "loading",
    loadMore: () => void loadMore(),
    prepend,
  };
}

function fetchReports(path: string): Promise<ReportView[]> {
  return fetchJson<ReportView[]>(path);
}
