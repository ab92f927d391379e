import { useEffect, useMemo } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "@/components/map/base-map";
import { FIT, frameFor } from "@/components/map/extent";
import { prefersReducedMotion } from "@/components/map/motion";
import type { PointStyle } from "@/components/map/pins/chosen-points";
import { boundsOf } from "@/components/map/pins/map-points";
import { MovingPoints } from "@/components/map/pins/moving-points";
import { placeIcon } from "@/components/map/pins/place-icon";
import type { MapView } from "@/lib/map/view";
import { PLACE_KIND_LABELS } from "@/lib/places/rules";
import { PlacePopup } from "./place-popup";
import type { MappedPlace, PlacesMapProps } from "./places-map";

/** Spec 9: where the landing map opens while there is no place. */
const START: [number, number] = [-6.2, 106.8167];
const START_ZOOM = 11;

export function PlacesMapView({ tileUrl, places, ...choice }: Omit<PlacesMapProps, "className">) {
  const view = useMemo(() => viewOf(places), [places]);
  const corners = boundsOf(places);
  return (
    <BaseMap
      tileUrl={tileUrl}
      label="Peta lokasi aksi"
      center={START}
      zoom={START_ZOOM}
      bounds={corners ? frameFor(corners) : undefined}
    >
      <FitAll places={places} />
      <MovingPoints
        {...choice}
        source={null}
        initial={view}
        noun="lokasi"
        lookOf={lookOf}
        popupOf={(place) => <PlacePopup place={place} />}
      />
    </BaseMap>
  );
}

function viewOf(places: MappedPlace[]): MapView<MappedPlace> {
  return {
    type: "FeatureCollection",
    features: places.map((place) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [place.longitude, place.latitude] },
      properties: place,
    })),
  };
}

function lookOf({ kind, name }: MappedPlace, selected: boolean): PointStyle {
  return { icon: placeIcon(kind, selected, "mark"), label: `${PLACE_KIND_LABELS[kind]}: ${name}` };
}

/** Shows all of them, again only when they are others. */
function FitAll({ places }: { places: MappedPlace[] }) {
  const map = useMap();
  useEffect(() => {
    const corners = boundsOf(places);
    if (corners) map.fitBounds(frameFor(corners), { ...FIT, animate: !prefersReducedMotion() });
  }, [map, places]);
  return null;
}
