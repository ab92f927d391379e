import type { Map as LeafletMap } from "leaflet";
import { useEffect, useRef } from "react";
import { useMapEvents } from "react-leaflet";
import type { Point } from "./coordinates";
import { isLeftToPage } from "./gestures";
import { type Box, visibleBox } from "./map-window";
import { covered } from "./pins/covered";

/** A finger with which the browser scrolls the page ends in a `pointercancel`. */
const BY_HAND = ["pointerdown", "pointercancel", "wheel", "keydown"] as const;
/** What is pressed here chooses something; that the map then makes room for it is nobody's looking around. */
const CHOOSES = ".sulur-pin, .leaflet-popup";

/** What of the map can be seen, and where it stands. */
export interface MapTheme extends Point {
  box: Box;
  zoom: number;
}

interface MovedViewProps {
  /** @param byHand false for what the map opened with */
  onMoved: (look: MapTheme, byHand: boolean) => void;
  /** Also tells what the map opens with. */
  fromStart?: boolean;
}

/** Says what the map shows, above a sheet, when somebody has moved it by hand, not when a choice did. */
export function MovedView({ onMoved, fromStart = false }: MovedViewProps) {
  const byHand = useRef(false);
  const latest = useRef(onMoved);
  useEffect(() => {
    latest.current = onMoved;
  });
  const map = useMapEvents({
    moveend: () => {
      if (!byHand.current) return;
      byHand.current = false;
      latest.current(lookOf(map), true);
    },
  });
  useEffect(() => {
    if (fromStart) latest.current(lookOf(map), false);
  }, [map, fromStart]);
  useEffect(() => {
    const note = (event: Event) => {
      const { target, type } = event;
      byHand.current =
        target instanceof Element &&
        map.getContainer().contains(target) &&
        !target.closest(CHOOSES) &&
        type !== "pointercancel" &&
        !isLeftToPage(map, event);
    };
    for (const event of BY_HAND) document.addEventListener(event, note, { passive: true, capture: true });
    return () => {
      for (const event of BY_HAND) document.removeEventListener(event, note, { capture: true });
    };
  }, [map]);
  return null;
}

function lookOf(map: LeafletMap): MapTheme {
  const { lat, lng } = map.getCenter();
  return { box: visibleBox(map, covered(map)), latitude: lat, longitude: lng, zoom: map.getZoom() };
}
