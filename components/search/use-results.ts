"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { fetchJson } from "@/lib/http/fetch-json";
import { SearchQuery } from "@/lib/search/schemas";
import type { SearchView } from "@/lib/search/view";

/** A pause in typing after which it is worth asking. */
const PAUSE_MS = 250;

export interface Results {
  view: SearchView | undefined;
  /** What has to be mended before anything can be looked for. */
  hint: string | undefined;
  /** What is shown answers what was typed before. */
  loading: boolean;
  failed: string | undefined;
  retry: () => void;
}

/** What is found for a text that is being typed. Answers before stay until the next one is there. */
export function useResults(typed: string): Results {
  const [requested, setRequested] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setRequested(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const query = SearchQuery.safeParse({ q: requested });
  const path = query.success ? `/api/search?${new URLSearchParams({ q: query.data.q })}` : null;
  const { data, error, isLoading, mutate } = useSWR(path, (address: string) => fetchJson<SearchView>(address), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return {
    view: query.success ? data : undefined,
    hint: query.success || requested.trim() === "" ? undefined : query.error.issues[0]?.message,
    loading: isLoading || requested !== typed,
    failed: error instanceof Error ? error.message : undefined,
    retry: () => void mutate(),
  };
}
