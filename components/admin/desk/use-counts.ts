"use client";

import useSWR from "swr";
import { fetchJson } from "@/lib/http/fetch-json";
import type { DeskCountsView } from "@/lib/reports/view";

/** The figures on the tabs. */
export function useCounts(start: DeskCountsView): { counts: DeskCountsView; reload: () => void } {
  const { data, mutate } = useSWR<DeskCountsView, Error>(
    "/api/admin/reports/counts",
    (path: string) => fetchJson<DeskCountsView>(path),
    { fallbackData: start, revalidateOnMount: false },
  );
  return { counts: data ?? start, reload: () => void mutate() };
}
