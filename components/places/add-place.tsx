"use client";

import type { Point } from "@/components/map/coordinates";
import type { CreatedPlaceView } from "@/lib/places/view";

export interface AddPlaceProps {
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
  /** Clicked on the page's map; takes the place of the form's own point whenever it changes. */
  pickedPoint: Point | null;
  /** The visitor wants to choose on the page's map: the panel closes and opens again with `pickedPoint`. */
  onPickRequest: () => void;
  /** Sent; the panel stays open until the visitor closes it. */
  onAdded: (place: CreatedPlaceView) => void;
}

/** The form that adds a green place (spec 2.13 and 5). */
export function AddPlace({ pickedPoint, onPickRequest }: AddPlaceProps) {
  return (
    <button type="button" onClick={onPickRequest}>
      {pickedPoint ? "Pindahkan titik" : "Pilih titik di peta"}
    </button>
  );
}
