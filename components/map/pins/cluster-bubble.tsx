import { useMemo } from "react";
import { Marker } from "react-leaflet";
import type { Cluster } from "./map-points";
import { clusterIcon } from "./pin-icon";

interface ClusterBubbleProps {
  cluster: Cluster;
  /** What it stands for, e.g. "laporan". */
  noun: string;
  /** @param byKeyboard whether focus should follow */
  onOpen: (byKeyboard: boolean) => void;
}

/** Many points as one bubble; opens by click, tap, Enter and space. */
export function ClusterBubble({ cluster: { point, count }, noun, onOpen }: ClusterBubbleProps) {
  const icon = useMemo(() => clusterIcon(count), [count]);
  const handlers = useMemo(
    () => ({
      click: () => onOpen(false),
      keypress: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
        originalEvent.preventDefault();
        onOpen(true);
      },
    }),
    [onOpen],
  );
  return (
    <Marker
      position={[point.latitude, point.longitude]}
      icon={icon}
      title={`${count.toLocaleString("id-ID")} ${noun} di sekitar sini. Lihat satu per satu.`}
      eventHandlers={handlers}
    />
  );
}
