"use client";

import useSWRInfinite from "swr/infinite";
import { EVENT_LIST_LIMIT, type EventKind } from "@/lib/events/rules";
import type { EventView } from "@/lib/events/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** A list of events to choose from. */
export interface DeletableList {
  kind: EventKind;
  when: "ahead" | "past";
}

export interface Deletable {
  events: EventView[];
  loading: boolean;
  failed: boolean;
  hasMore: boolean;
  loadMore: () => void;
  /** After a failure, and after one was deleted. */
  reload: () => void;
}

const LIMIT = EVENT_LIST_LIMIT.max;

/** The events of one list, piece by piece. */
export function useDeletable({ kind, when }: DeletableList): Deletable {
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<EventView[], Error>(
    (_index: number, before: EventView[] | null) => {
      if (before && before.length < LIMIT) return null;
      const last = before?.at(-1);
      const cursor = last ? `&cursor=${Date.parse(last.date)}-${last.id}` : "";
      return `/api/events?kind=${kind}&when=${when}&limit=${LIMIT}${cursor}`;
    },
    (path: string) => fetchJson<EventView[]>(path),
    { revalidateFirstPage: false },
  );
  return {
    events: data?.flat() ?? [],
    loading: isValidating,
    failed: error !== undefined,
    hasMore: data?.at(-1)?.length === LIMIT,
    loadMore: () => void setSize((size) => size + 1),
    reload: () => void mutate(),
  };
}
