"use client";

import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useNewest } from "@/components/lists/use-newest";
import { fetchJson } from "@/lib/http/fetch-json";
import { NEAREST_LIMIT, PLACE_LIST_LIMIT } from "@/lib/places/rules";
import type { NearPlaceView, PlaceView } from "@/lib/places/view";
import { isWhole, listPath, type PlaceFilter } from "./places-query";

/** The distance is there when the list is sorted by it. */
export type ListedPlace = PlaceView & Partial<Pick<NearPlaceView, "distance_meters">>;

export interface Places {
  /** While the list loads these are the ones of the list before; undefined where there is nothing to show. */
  places: ListedPlace[] | undefined;
  loading: boolean;
  /** Why the list, or its next piece, could not be loaded. */
  error: Error | undefined;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
}

const STEP = PLACE_LIST_LIMIT.screen;

/** The list of places. @param first what the page was rendered with: the newest of all kinds */
export function usePlaces(first: ListedPlace[], filter: PlaceFilter): Places {
  const whole = isWhole(filter);
  const plain = !whole && filter.kinds.length === 0 && filter.name === "" && filter.area === null;
  const newest = useNewest<ListedPlace>(whole ? null : listPath(filter, STEP), STEP, plain ? first : undefined);
  const nearest = useNearest(whole ? filter : null);
  if (whole) return nearest;
  const { items: places, error, olderError } = newest;
  return {
    ...newest,
    places: error ? undefined : places,
    error: error ?? olderError,
    retry: error ? newest.retry : newest.loadMore,
  };
}

/** Such a list has no pages: its next piece is a longer list. */
function useNearest(filter: PlaceFilter | null): Places {
  const path = filter && listPath(filter, STEP);
  const [length, setLength] = useState({ path, limit: STEP });
  const limit = length.path === path ? length.limit : STEP;
  const longer = limit > STEP;
  const key = filter && listPath(filter, limit);
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<ListedPlace[], Error>(key, fetchJson<ListedPlace[]>, {
    keepPreviousData: true,
  });
  const loaded = key !== null && cache.get(key)?.data !== undefined;
  return {
    places: error && !loaded && !longer ? undefined : data,
    loading: isLoading && !longer,
    error: loaded ? undefined : error,
    retry: () => void mutate(),
    hasMore: (isLoading && longer) || (data !== undefined && data.length >= limit && limit < NEAREST_LIMIT),
    loadingMore: isLoading && longer,
    loadMore: () => setLength({ path, limit: Math.min(limit + STEP, NEAREST_LIMIT) }),
  };
}
