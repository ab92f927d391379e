import { useEffect, useRef } from "react";
import { useMapEvents } from "react-leaflet";
import { type Box, boxOf } from "./map-window";

const BY_HAND = ["pointerdown", "wheel", "keydown"] as const;

/** Says what the map shows when somebody has moved it by hand, not when a choice in a list did. */
export function MovedView({ onMoved }: { onMoved: (box: Box) => void }) {
  const byHand = useRef(false);
  const map = useMapEvents({
    moveend: () => {
      if (!byHand.current) return;
      byHand.current = false;
      onMoved(boxOf(map));
    },
  });
  useEffect(() => {
    const note = () => {
      byHand.current = true;
    };
    const box = map.getContainer();
    for (const event of BY_HAND) box.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of BY_HAND) box.removeEventListener(event, note);
    };
  }, [map]);
  return null;
}
