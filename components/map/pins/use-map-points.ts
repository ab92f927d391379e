import { useCallback, useEffect, useRef, useState } from "react";
import { useMap, useMapEvent } from "react-leaflet";
import useSWR from "swr";
import { boxOf, mapQuery } from "@/components/map/map-window";
import { fetchJson } from "@/lib/http/fetch-json";
import type { MapView } from "@/lib/map/view";

/** A finger that is still moving asks nothing. */
const SETTLE_MS = 250;

/**
 * The points of what the map shows, asked for when it comes to rest; the earlier ones stay until the new ones are there.
 * @param source of the GeoJSON, with a query that does not depend on the view or without one
 */
export function useMapPoints<Properties>(
  source: string,
  initial: MapView<Properties>,
): { view: MapView<Properties>; failed: boolean } {
  const map = useMap();
  const [query, setQuery] = useState<string | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  // The same function at each rendering: a map that moves without animation does so while React runs effects, and a
  // listener that is just being replaced would miss it.
  const settle = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => setQuery(mapQuery(boxOf(map), map.getZoom())), SETTLE_MS);
  }, [map]);
  useMapEvent("moveend", settle);

  useEffect(() => {
    settling.current = setTimeout(() => map.fire("moveend"), 0);
    return () => {
      clearTimeout(settling.current);
      running.current?.abort();
    };
  }, [map]);

  const { data, error } = useSWR<MapView<Properties>>(
    query === null ? null : `${source}${source.includes("?") ? "&" : "?"}${query}`,
    (path: string) => {
      running.current?.abort();
      running.current = new AbortController();
      return fetchJson<MapView<Properties>>(path, { signal: running.current.signal });
    },
    { keepPreviousData: true, revalidateOnFocus: false, dedupingInterval: 10_000 },
  );
  return { view: data ?? initial, failed: error !== undefined };
}
