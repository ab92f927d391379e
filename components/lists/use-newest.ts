"use client";

import { useCallback, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { fetchJson } from "@/lib/http/fetch-json";

export interface Newest<Item> {
  /** While the list loads these are the ones of the list before; undefined where there was none. */
  items: Item[] | undefined;
  loading: boolean;
  /** Why there is no list. */
  error: Error | undefined;
  retry: () => void;
  /** Why older items could not be loaded. */
  olderError: Error | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  /** Puts an item that was just sent at the head. */
  prepend: (item: Item) => void;
}

interface Tail<Item> {
  path: string | null;
  older: Item[];
  step: "idle" | "loading" | "ended";
  error?: Error;
}

/**
 * A list of our API, newest first, that grows by its `cursor`.
 * @param path with a `limit` in its query; null asks nothing
 * @param first what the page was rendered with
 */
export function useNewest<Item extends { id: number }>(
  path: string | null,
  limit: number,
  first?: Item[] | undefined,
): Newest<Item> {
  const { cache } = useSWRConfig();
  const cached = path !== null && cache.get(path)?.data !== undefined;
  const { data, error, isLoading, mutate } = useSWR<Item[], Error>(path, fetchJson<Item[]>, {
    fallbackData: first,
    keepPreviousData: true,
    // The page brings fresh items; only what was kept from an earlier visit to it needs a look.
    revalidateOnMount: first === undefined || cached,
  });
  const loaded = cached || first !== undefined;
  const start: Tail<Item> = { path, older: [], step: "idle" };
  const [lastTail, setTail] = useState(start);
  const tail = lastTail.path === path ? lastTail : start;
  const items = data && joinNewest(data, tail.older);

  async function loadMore() {
    if (!items) return;
    setTail({ path, older: tail.older, step: "loading" });
    try {
      const page = await fetchJson<Item[]>(`${path}&cursor=${items.at(-1)?.id}`);
      // With what is shown now, so that newer items push nothing out of the middle of the list.
      setTail({ path, older: [...items, ...page], step: page.length < limit ? "ended" : "idle" });
    } catch (reason) {
      setTail({ path, older: tail.older, step: "idle", error: reason as Error });
    }
  }

  const prepend = useCallback(
    (item: Item) => {
      const put = (old: Item[] = first ?? []) => [item, ...old.filter(({ id }) => id !== item.id)];
      void mutate(put, { revalidate: false });
    },
    [mutate, first],
  );
  return {
    items,
    loading: isLoading && !loaded,
    error: loaded ? undefined : error,
    retry: () => void mutate(),
    olderError: tail.error,
    hasMore: loaded && items !== undefined && tail.step !== "ended" && items.length >= limit,
    loadingMore: tail.step === "loading",
    loadMore: () => void loadMore(),
    prepend,
  };
}

/**
 * The head of a list, just loaded, before what was loaded earlier; of an item that is in both the fresh one counts.
 * When so many are new that the head no longer reaches the others, the gap between would hide items: then only the
 * head is kept.
 */
export function joinNewest<Item extends { id: number }>(head: Item[], others: Item[]): Item[] {
  const known = new Set(head.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  if (added.length === others.length) return head;
  return [...head, ...added].sort((a, b) => b.id - a.id);
}
