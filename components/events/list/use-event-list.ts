"use client";

import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type SeatsChange, useSeats } from "@/components/events/register/use-registering";
import type { EventView } from "@/lib/events/event/view";
import { cursorAfter, type EventQuery, eventsPath, fetchEvents } from "./fetch-events";

/** Seats go fast: who leaves the page open sees how many are left. Nothing is asked while it is hidden. */
const REFRESH_MS = 60_000;

export interface EventList {
  /** Undefined where there is nothing to show; while another list loads, the ones of the list before. */
  events: readonly EventView[] | undefined;
  loading: boolean;
  /** Why the list, its next piece or its newest state could not be loaded. */
  error: Error | undefined;
  retry: () => void;
  /** The server is being asked. */
  busy: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
}

interface Loaded {
  path: string;
  pages: number;
  events: readonly EventView[];
  more: boolean;
}

/** A list of events that grows piece by piece. @param first what the page was rendered with, if it is this list */
export function useEventList(query: EventQuery, first?: readonly EventView[]): EventList {
  const { limit } = query;
  const path = eventsPath(query);
  const [grown, setGrown] = useState({ path, pages: 1 });
  const pages = grown.path === path ? grown.pages : 1;
  const key = `${path}#${pages}`;
  const start = first && { path, pages: 1, events: first, more: first.length >= limit };
  const { cache } = useSWRConfig();
  const { data, error, isValidating, mutate } = useSWR<Loaded, Error>(key, () => load(path, pages, limit), {
    fallbackData: start,
    keepPreviousData: true,
    // The page brings fresh events; only what was kept from an earlier visit to it needs a look.
    revalidateOnMount: first === undefined || cache.get(key)?.data !== undefined,
    refreshInterval: REFRESH_MS,
  });
  // Kept from the list before, although this one came with the page.
  const shown = data?.path === path ? data : (start ?? data);
  const stale = shown?.path !== path;

  useSeats((seats) => {
    if (!stale && shown.events.some(({ id }) => id === seats.id)) void mutate(withSeats(shown, seats));
  });

  return {
    events: error && stale ? undefined : shown?.events,
    loading: stale && isValidating,
    error,
    retry: () => void mutate(),
    busy: isValidating,
    hasMore: shown !== undefined && !stale && shown.more,
    loadingMore: shown !== undefined && !stale && shown.pages < pages && isValidating,
    loadMore: () => (shown && shown.pages < pages ? void mutate() : setGrown({ path, pages: pages + 1 })),
  };
}

/** From the beginning, so that what was added or taken away meanwhile shifts nothing out of sight. */
async function load(path: string, pages: number, limit: number): Promise<Loaded> {
  const events: EventView[] = [];
  let more = true;
  for (let page = 0; page < pages && more; page += 1) {
    const last = events.at(-1);
    const loaded = await fetchEvents(last ? `${path}&cursor=${cursorAfter(last)}` : path);
    events.push(...loaded);
    more = loaded.length >= limit;
  }
  return { path, pages, events, more };
}

function withSeats(list: Loaded, { id, registered }: SeatsChange): Loaded {
  const events = list.events.map((event) => (event.id === id ? { ...event, registered } : event));
  return { ...list, events };
}
