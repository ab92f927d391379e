import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import type { Point } from "./coordinates";
import { covered } from "./pins/covered";
import { boundsOf } from "./pins/map-points";

/** Around the outermost points, in pixels; above them stand pins and what floats on the map. */
const MARGIN = 28;
const MARGIN_ABOVE = 76;
/** A single place is shown with what is around it. */
const CLOSEST = 14;

interface ListInViewProps {
  /** What the list shows. */
  points: readonly Point[];
  /** Somebody looks at a part of the map on purpose: it stays, whatever the list shows. */
  held: boolean;
  /** The map opens somewhere else, and goes to the list only when that changes. */
  opensElsewhere: boolean;
}

/** Moves the map so that all that a list shows lies in view, above the sheet, whenever the list spans something else. */
export function ListInView({ points, held, opensElsewhere }: ListInViewProps) {
  const map = useMap();
  const corners = boundsOf([...points]);
  const span = JSON.stringify(corners);
  const lastSpan = useRef(opensElsewhere ? span : "");
  useEffect(() => {
    if (lastSpan.current === span) return;
    lastSpan.current = span;
    if (held || !corners) return;
    map.fitBounds(corners, {
      paddingTopLeft: [MARGIN, MARGIN_ABOVE],
      paddingBottomRight: [MARGIN, MARGIN + covered(map)],
      maxZoom: CLOSEST,
      animate: false,
    });
  });
  return null;
}
