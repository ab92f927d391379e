"use client";

import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { provinceOnly } from "@/components/areas/area-address";
import { type SeatsChange, useSeats } from "@/components/events/register/use-registering";
import { EVENT_MESSAGES, type ListedKind } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

/** Spec 2.11. */
const TIMEOUT_MS = 10_000;

/** One list of the API; a month holds what lies ahead and what is past. */
interface EventQuery {
  kind: ListedKind;
  limit: number;
  area: string | null;
  span: "ahead" | "past" | { month: string };
}

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

export function eventsPath({ kind, limit, area, span }: EventQuery): string {
  const query = new URLSearchParams({ kind, limit: String(limit) });
  if (typeof span === "object") query.set("month", span.month);
  else query.set("when", span);
  const province = provinceOnly(area);
  if (province !== undefined) query.set("province", province);
  else if (area !== null) query.set("area", area);
  return `/api/events?${query}`;
}

/** @throws Error whose message is one of the spec's (section 8) */
export async function fetchEvents(path: string): Promise<EventView[]> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const events = await fetchJson<unknown>(path, { signal: timeout });
    if (!Array.isArray(events)) throw new Error(EVENT_MESSAGES.notArray);
    return events.filter((event: Partial<EventView> | null) => typeof event?.id === "number");
  } catch (error) {
    if (timeout.aborted) throw new Error(EVENT_MESSAGES.timeout);
    throw new Error(failureText(error));
  }
}

/** Why events could not be loaded, in the spec's words. */
function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof RequestFailed)) return `Gagal memuat data kegiatan: ${message}`;
  if (error.status === 0) return EVENT_MESSAGES.unreachable;
  return `Gagal memuat data kegiatan: ${error.status} - ${message}`;
}

/** The cursor of the API behind this event. */
function cursorAfter({ date, id }: EventView): string {
  return `${Date.parse(date)}-${id}`;
}
