"use client";

import { useCallback, useMemo, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { fetchPage, type ListPage } from "./fetch-page";

export interface Growing<Item> {
  /** Undefined where there is nothing to show; while another list loads, the items of the list before. */
  items: Item[] | undefined;
  loading: boolean;
  /** Why there is no list. */
  error: Error | undefined;
  retry: () => void;
  /** Why its next piece could not be loaded. */
  moreError: Error | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  /** Changes what is shown, until the list is loaded anew. */
  change: (how: (items: Item[]) => Item[]) => void;
}

interface Loaded<Item> extends ListPage<Item> {
  path: string;
}

/**
 * A list of our API in any order, which grows piece by piece and keeps what was changed in it.
 * @param path null asks nothing
 * @param first what the page was rendered with, if it is this list
 */
export function useGrowing<Item extends { id: number }>(path: string | null, first?: ListPage<Item>): Growing<Item> {
  const { cache } = useSWRConfig();
  const start = useMemo(() => (first && path !== null ? { ...first, path } : undefined), [first, path]);
  const { data, error, isLoading, mutate } = useSWR<Loaded<Item>, Error>(path, load<Item>, {
    fallbackData: start,
    keepPreviousData: true,
    // The page brings a fresh list; only what was kept from an earlier visit to it needs a look.
    revalidateOnMount: first === undefined || (path !== null && cache.get(path)?.data !== undefined),
    revalidateIfStale: false,
    // Loading the head anew would take away what has been loaded below it.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  // Kept from the list before, although this one came with the page.
  const shown = data?.path === path ? data : (start ?? data);
  const here = shown !== undefined && shown.path === path;
  const [lastMore, setMore] = useState<{ path: string | null; busy: boolean; error?: Error }>();
  const more = lastMore?.path === path ? lastMore : undefined;

  const change = useCallback(
    (how: (items: Item[]) => Item[]) => {
      const put = (old = start) => old && { ...old, items: how(old.items) };
      void mutate(put, { revalidate: false });
    },
    [mutate, start],
  );

  async function loadMore() {
    if (!here || shown.next === null || more?.busy) return;
    setMore({ path, busy: true });
    try {
      const page = await fetchPage<Item>(shown.next);
      await mutate((old = start) => old && joined(old, page), { revalidate: false });
      setMore({ path, busy: false });
    } catch (reason) {
      setMore({ path, busy: false, error: reason as Error });
    }
  }

  return {
    items: error && !here ? undefined : shown?.items,
    loading: isLoading && !here,
    error: here ? undefined : error,
    retry: () => void mutate(),
    moreError: more?.error,
    hasMore: here && shown.next !== null,
    loadingMore: more?.busy ?? false,
    loadMore: () => void loadMore(),
    change,
  };
}

async function load<Item>(path: string): Promise<Loaded<Item>> {
  return { ...(await fetchPage<Item>(path)), path };
}

/** What has moved down the list meanwhile comes only once. */
function joined<Item extends { id: number }>(list: Loaded<Item>, page: ListPage<Item>): Loaded<Item> {
  const known = new Set(list.items.map(({ id }) => id));
  return { ...list, items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
}
