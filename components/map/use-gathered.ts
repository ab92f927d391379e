import type { DivIcon, Map as LeafletMap } from "leaflet";
import { useMemo, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { MapView } from "@/lib/map/view";
import { gather, type Mark, type Reach } from "./gather";
import { type Cluster, clustersOf, type MapPoint, singlesOf } from "./map-points";
import { clusterSize } from "./pin-icon";

type IconOf<Properties> = (properties: Properties) => DivIcon;

/** Pins, and bubbles for what would lie over each other at the map's zoom. */
interface Gathered<Properties> {
  pins: MapPoint<Properties>[];
  bubbles: Mark<Properties>[];
}

/** What stands where at this zoom. @param apartId of a point that stays by itself, since it is the chosen one */
export function useGathered<Properties extends { id: number }>(
  view: MapView<Properties>,
  apartId: number | null,
  iconOf: IconOf<Properties>,
): Gathered<Properties> {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return useMemo(() => {
    const isApart = ({ properties }: MapPoint<Properties>) => properties.id === apartId;
    const singles = singlesOf(view);
    const others = singles.filter((single) => !isApart(single));
    const marks = gatherAt(map, zoom, iconOf, others, clustersOf(view));
    const pinsOf = ({ count, members }: Mark<Properties>) => (count === 1 && members) || [];
    return {
      pins: [...singles.filter(isApart), ...marks.flatMap(pinsOf)],
      bubbles: marks.filter((mark) => pinsOf(mark).length === 0),
    };
  }, [map, zoom, view, apartId, iconOf]);
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
    reachOf: ({ count, members }) => {
      const [single] = members ?? [];
      return count === 1 && single ? reachOfIcon(iconOf(single.properties)) : reachOfBubble(count);
    },
  });
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
