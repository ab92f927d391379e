"use client";

import { useCallback } from "react";
import useSWRInfinite from "swr/infinite";
import { DESK_PAGE } from "@/lib/desk/rules";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { DeskItem } from "./kind";

export interface QueueStart<Item, Tab> {
  tab: Tab;
  items: Item[];
}

export interface Queue<Item> {
  items: Item[];
  loading: boolean;
  /** Set when there is nothing to show. */
  problem: { message: string; signedOut: boolean } | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
  reload(): void;
}

interface QueueQuery<Tab> {
  tab: Tab;
  /** What the names must contain; empty for all. */
  q: string;
  /** Another narrowing; empty for none. */
  filter: string;
}

/** One tab's things. The server's page gives the first piece of the tab it was opened on. */
export function useQueue<Item extends DeskItem, Tab extends string>(
  { api, tabParameter, filterParameter }: { api: string; tabParameter: string; filterParameter?: string },
  { tab, q, filter }: QueueQuery<Tab>,
  start: QueueStart<Item, Tab>,
): Queue<Item> {
  const isStart = tab === start.tab && q + filter === "";
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<Item[], Error>(
    (index: number, before: Item[] | null) => {
      if (before && before.length < DESK_PAGE) return null;
      const query = new URLSearchParams({ [tabParameter]: tab, limit: String(DESK_PAGE) });
      if (q !== "") query.set("q", q);
      if (filterParameter && filter !== "") query.set(filterParameter, filter);
      const last = index === 0 ? undefined : before?.at(-1)?.id;
      if (last !== undefined) query.set("cursor", String(last));
      return `${api}/queue?${query}`;
    },
    (path: string) => fetchJson<Item[]>(path),
    {
      fallbackData: isStart ? [start.items] : undefined,
      revalidateOnMount: !isStart,
      revalidateFirstPage: true,
      refreshInterval: 60_000,
    },
  );
  const reload = useCallback(() => void mutate(), [mutate]);
  const pages = data ?? [];
  return {
    items: pages.flat(),
    loading: isLoading && pages.length === 0,
    problem: error !== undefined && pages.length === 0 ? problemOf(error) : null,
    hasMore: (pages.at(-1)?.length ?? 0) === DESK_PAGE,
    loadingMore: isValidating && pages.length < size,
    loadMore: () => void setSize(size + 1),
    reload,
  };
}

function problemOf(error: Error): { message: string; signedOut: boolean } {
  const status = error instanceof RequestFailed ? error.status : 0;
  return { message: error.message, signedOut: status === 401 || status === 403 };
}
