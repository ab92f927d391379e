"use client";

import useSWR from "swr";
import { fetchJson } from "@/lib/http/fetch-json";

/** How many things are in each queue; the tabs and the navigation show the same figures. @param api null asks nothing */
export function useCounts<Counts>(api: string | null, start: Counts): { counts: Counts; reload: () => void } {
  const key = api === null ? null : `${api}/counts`;
  const { data, mutate } = useSWR<Counts, Error>(key, (path: string) => fetchJson<Counts>(path), {
    fallbackData: start,
    revalidateOnMount: false,
    refreshInterval: 60_000,
  });
  return { counts: data ?? start, reload: () => void mutate() };
}
