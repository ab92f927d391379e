import { latLngBounds } from "leaflet";
import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "@/components/map/base-map";
import { prefersReducedMotion } from "@/components/map/motion";
import { ChosenPoints, type PointStyle } from "@/components/map/pins/chosen-points";
import { boundsOf } from "@/components/map/pins/map-points";
import { placeIcon } from "@/components/map/pins/place-icon";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import { PlacePopup } from "./place-popup";
import type { MappedPlace, PlacesMapProps } from "./places-map";

/** Spec 9: where the landing map opens, and how much room it leaves around its markers. */
const START: [number, number] = [-6.2, 106.8167];
const START_ZOOM = 11;
const PADDING = 0.5;

export function PlacesMapView({ tileUrl, places, ...choice }: Omit<PlacesMapProps, "className">) {
  const points = places.map((place) => ({ point: place, properties: place }));
  return (
    <BaseMap tileUrl={tileUrl} label="Peta lokasi aksi" center={START} zoom={START_ZOOM}>
      <FitAll places={places} />
      <ChosenPoints {...choice} points={points} lookOf={lookOf} popupOf={(place) => <PlacePopup place={place} />} />
    </BaseMap>
  );
}

function lookOf({ kind, name }: MappedPlace, selected: boolean): PointStyle {
  return { icon: placeIcon(kind, selected, "mark"), label: `${PLACE_KIND_LABELS[kind]}: ${name}` };
}

/** Shows all of them, again only when they are others. */
function FitAll({ places }: { places: MappedPlace[] }) {
  const map = useMap();
  useEffect(() => {
    const corners = boundsOf(places);
    if (corners) map.fitBounds(latLngBounds(corners).pad(PADDING), { animate: !prefersReducedMotion() });
  }, [map, places]);
  return null;
}
