import type { DivIcon, Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useMap, useMapEvent } from "react-leaflet";
import type { MapView } from "@/lib/map/view";
import { type Sheet, useSheetOver } from "./covered";
import { gather, type Mark, type Reach } from "./gather";
import { type Cluster, clustersOf, type MapPoint, singlesOf } from "./map-points";
import { clusterSize } from "./pin-icon";

type IconOf<Properties> = (properties: Properties) => DivIcon;

/** Pins, and bubbles for what would lie over each other at the map's zoom. */
interface Gathered<Properties> {
  pins: MapPoint<Properties>[];
  bubbles: Mark<Properties>[];
}

interface GatheringOptions<Properties> {
  /** Of a point that stays by itself, since it is the chosen one. */
  apartId: number | null;
  iconOf: IconOf<Properties>;
  /** Of the sheet that lies over the map. */
  sheetStop: string;
}

/** What stands where at this zoom; under a sheet nothing, since neither finger nor eye would reach it. */
export function useGathered<Properties extends { id: number }>(
  view: MapView<Properties>,
  { apartId, iconOf, sheetStop }: GatheringOptions<Properties>,
): Gathered<Properties> {
  const map = useMap();
  const sheet = useSheetOver(sheetStop);
  const [zoom, setZoom] = useState(() => map.getZoom());
  const readZoom = useCallback(() => setZoom(map.getZoom()), [map]);
  useMapEvent("zoomend", readZoom);
  // The map may have been zoomed between the first rendering and this subscription.
  useEffect(readZoom, [readZoom]);
  const { singles, marks } = useMemo(() => {
    const isApart = ({ properties }: MapPoint<Properties>) => properties.id === apartId;
    const all = singlesOf(view);
    const others = all.filter((single) => !isApart(single));
    return { singles: all.filter(isApart), marks: gatherAt(map, zoom, iconOf, others, clustersOf(view)) };
  }, [map, zoom, view, apartId, iconOf]);
  return useMemo(() => {
    const shown = marks.filter((mark) => sheet === null || !isUnder(sheet, map, mark, reachOf(mark, iconOf)));
    const pinsOf = ({ count, members }: Mark<Properties>) => (count === 1 && members) || [];
    return { pins: [...singles, ...shown.flatMap(pinsOf)], bubbles: shown.filter((mark) => pinsOf(mark).length === 0) };
  }, [map, singles, marks, sheet, iconOf]);
}

function isUnder(sheet: Sheet, map: LeafletMap, { point }: Cluster, reach: Reach): boolean {
  const { y } = map.latLngToContainerPoint([point.latitude, point.longitude]);
  return y + reach.bottom > sheet.top && y - reach.top < sheet.bottom;
}

/** Whether no zoom parts them. */
export function standTogether<Properties extends { id: number }>(
  map: LeafletMap,
  members: readonly MapPoint<Properties>[],
  iconOf: IconOf<Properties>,
): boolean {
  const deepest = map.getMaxZoom();
  return map.getZoom() >= deepest || gatherAt(map, deepest, iconOf, members, []).length === 1;
}

function gatherAt<Properties extends { id: number }>(
  map: LeafletMap,
  zoom: number,
  iconOf: IconOf<Properties>,
  singles: readonly MapPoint<Properties>[],
  clusters: readonly Cluster[],
): Mark<Properties>[] {
  return gather(singles, clusters, {
    project: ({ latitude, longitude }) => map.project([latitude, longitude], zoom),
    reachOf: (mark) => reachOf(mark, iconOf),
  });
}

function reachOf<Properties>({ count, members }: Mark<Properties>, iconOf: IconOf<Properties>): Reach {
  const [single] = members ?? [];
  return count === 1 && single ? reachOfIcon(iconOf(single.properties)) : reachOfBubble(count);
}

function reachOfBubble(count: number): Reach {
  const half = clusterSize(count) / 2;
  return { left: half, top: half, right: half, bottom: half };
}

function reachOfIcon({ options: { iconSize, iconAnchor } }: DivIcon): Reach {
  const [width, height] = pairOf(iconSize);
  const [x, y] = pairOf(iconAnchor);
  return { left: x, top: y, right: width - x, bottom: height - y };
}

function pairOf(size: DivIcon["options"]["iconSize"]): readonly [number, number] {
  return Array.isArray(size) ? size : [0, 0];
}
