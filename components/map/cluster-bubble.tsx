import { useMemo } from "react";
import { Marker, useMap } from "react-leaflet";
import type { Point } from "./coordinates";
import { prefersStillness } from "./motion";
import { clusterIcon } from "./pin-icon";

/** How much closer a click on a bubble goes: a cluster then falls into at most sixteen. */
const STEP = 2;

interface ClusterBubbleProps {
  point: Point;
  count: number;
  /** What it stands for, e.g. "laporan". */
  noun: string;
}

/** Many points as one bubble; a click goes closer. */
export function ClusterBubble({ point, count, noun }: ClusterBubbleProps) {
  const map = useMap();
  const { latitude, longitude } = point;
  const icon = useMemo(() => clusterIcon(count), [count]);
  const handlers = useMemo(() => {
    const approach = () => {
      const zoom = Math.min(map.getZoom() + STEP, map.getMaxZoom());
      map.flyTo([latitude, longitude], zoom, { animate: !prefersStillness(), duration: 0.5 });
    };
    return {
      click: approach,
      keypress: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key === "Enter" || originalEvent.key === " ") approach();
      },
    };
  }, [map, latitude, longitude]);
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      title={`${count.toLocaleString("id-ID")} ${noun} di sekitar sini. Perbesar peta.`}
      eventHandlers={handlers}
    />
  );
}
