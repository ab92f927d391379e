import type { Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useState } from "react";
import { useMap, useMapEvent } from "react-leaflet";

/** How much of the map lies under a sheet, in pixels: its lowest buttons stand that high. */
export function covered(map: LeafletMap): number {
  const corner = map.getContainer().querySelector(".leaflet-bottom");
  return corner ? Number.parseFloat(getComputedStyle(corner).bottom) || 0 : 0;
}

/** Where a sheet begins and where the map ends, in pixels from the map's top. */
export interface Sheet {
  top: number;
  bottom: number;
}

/** The sheet, looked at again when the map has moved. @param stop changes when the sheet has; empty where there is none */
export function useSheetOver(stop: string): Sheet | null {
  const map = useMap();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const lookAgain = useCallback(() => setSheet(sheetOver(map)), [map]);
  useMapEvent("moveend", lookAgain);
  useEffect(() => {
    if (stop !== "") setSheet(sheetOver(map));
  }, [map, stop]);
  return sheet;
}

function sheetOver(map: LeafletMap): Sheet | null {
  const height = covered(map);
  const { y: bottom } = map.getSize();
  return height === 0 ? null : { top: bottom - height, bottom };
}
