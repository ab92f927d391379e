"use client";

import { LazyMap } from "@/components/map/lazy-map";
import type { PlaceView } from "@/lib/places/view";

/** What the small map needs of a place; a `PlaceView` has it all. */
export type MappedPlace = Pick<PlaceView, "id" | "slug" | "name" | "kind" | "description" | "latitude" | "longitude">;

export interface PlacesMapProps {
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
  places: MappedPlace[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  /** Its popup was closed. */
  onClose?: (id: number) => void;
  /** Gives the map its height. */
  className?: string;
}

const load = () => import("./places-map-view").then(({ PlacesMapView }) => PlacesMapView);

/** A few given places beside their list (spec 2.4): it loads near the screen, fits them all and follows the choice. */
export function PlacesMap({ className, ...props }: PlacesMapProps) {
  return <LazyMap label="Peta lokasi aksi" load={load} props={props} className={className} />;
}
