import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import { BaseMap } from "@/components/map/base-map";
import type { Point } from "@/components/map/coordinates";
import { type Homes, learnProvince, type Opening, openingOf } from "@/components/map/home-view";
import { addressView } from "@/components/map/last-view";
import { type MapTheme, MovedView } from "@/components/map/moved-view";
import { MapClicks } from "@/components/map/picker/map-clicks";
import type { MyLocation } from "@/components/map/picker/use-my-location";
import type { PointStyle } from "@/components/map/pins/chosen-points";
import { boundsOf, type Corners } from "@/components/map/pins/map-points";
import { MovingPoints } from "@/components/map/pins/moving-points";
import { Pin } from "@/components/map/pins/pin";
import { pinIcon } from "@/components/map/pins/pin-icon";
import { placeIcon } from "@/components/map/pins/place-icon";
import { provinceNameOf } from "@/lib/areas/rules";
import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";
import type { PlaceMapView, PlacePointProperties } from "@/lib/places/view";
import { OwnPosition } from "./own-position";
import { PlacePopup } from "./place-popup";
import { mapSource } from "./places-query";
import { showAboveSheet } from "./show-above-sheet";
import type { ListedPlace } from "./use-places";

export interface MapViewProps {
  tileUrl: string;
  kinds: readonly PlaceKind[];
  /** A province, regency or district; null is everywhere. */
  area: string | null;
  selectedId: number | null;
  /** The chosen place, if the list knows it. */
  selected: ListedPlace | null;
  /** What the list shows. */
  listed: readonly ListedPlace[];
  /** The map stays where it is, whatever the list shows. */
  held: boolean;
  /** On a phone the list covers the map, so the popup takes over. */
  popupTakesFocus: boolean;
  /** On a phone, where the map fills the screen. */
  movesAtOnce: boolean;
  position: MyLocation | null;
  /** Of a place that is being added. */
  picked: Point | null;
  onSelect: (id: number) => void;
  onClose: (id: number) => void;
  /** Where the list stands that lies over the map on a phone. */
  sheetStop: string;
  /** A list opens on the map and needs room. */
  onList: () => void;
  /** @param byHand false for what the map opened with */
  onMoved: (look: MapTheme, byHand: boolean) => void;
  /** Of the provinces, by name: where the map opens for who lives there. */
  homes: Homes;
  /** Clicks beside the pins, while a point is being chosen. */
  onMapClick: ((latitude: number, longitude: number) => void) | null;
}

/** Spec 9: where the map page opens while there is no place at all. */
const START: [number, number] = [-6.2, 106.8];
const START_ZOOM = 12;
const NOTHING: PlaceMapView = { type: "FeatureCollection", features: [] };

const MapView = memo(function MapView(props: MapViewProps) {
  const { tileUrl, kinds, area, selected, listed, held, position, picked, movesAtOnce, ...more } = props;
  const { onMoved, homes, onMapClick, ...choice } = more;
  // A link to an area shows the area, whatever was looked at before.
  const [opening] = useState(() => (area !== null && addressView() === null ? null : openingOf(homes)));
  const province = area === null ? undefined : homes[provinceNameOf(area) ?? ""];
  const [around] = useState(() => opening ?? { bounds: province ?? boundsOf(listed), center: START, zoom: START_ZOOM });
  const extra = useMemo(() => selected && { point: selected, properties: selected }, [selected]);
  return (
    <BaseMap tileUrl={tileUrl} label="Peta lokasi hijau" {...around} movesAtOnce={movesAtOnce}>
      <ListInView points={listed} province={province} held={held} opening={opening} />
      <MovingPoints<PlacePointProperties>
        {...choice}
        source={mapSource(kinds, area)}
        initial={NOTHING}
        noun="lokasi"
        extra={extra}
        selectedPoint={selected}
        lookOf={lookOf}
        popupOf={(place) => <PlacePopup place={place} />}
      />
      {position ? <OwnPosition position={position} listed={listed} /> : null}
      {picked ? <Pin point={picked} icon={pinIcon("picked")} label="Titik lokasi baru" /> : null}
      <MovedView onMoved={onMoved} fromStart={opening !== null} />
      {onMapClick ? <MapClicks onMapClick={onMapClick} /> : null}
    </BaseMap>
  );
});

function lookOf({ kind, name }: PlacePointProperties, selected: boolean): PointStyle {
  return { icon: placeIcon(kind, selected), label: `${PLACE_KIND_LABELS[kind]}: ${name}` };
}

/** The map, once it is known where it opens. */
export async function loadView() {
  await learnProvince();
  return MapView;
}

interface ListInViewProps {
  /** What the list shows. */
  points: readonly Point[];
  /** Shown while the list of an area is empty. */
  province: Corners | undefined;
  /** Somebody looks at a part of the map on purpose: it stays, whatever the list shows. */
  held: boolean;
  /** Where the map opens instead of at the list, to which it then goes only when that changes. */
  opening: Opening | null;
}

/** Moves the map so that all that a list shows lies in view, above the sheet, whenever the list spans something else. */
function ListInView({ points, province, held, opening }: ListInViewProps) {
  const map = useMap();
  const corners = boundsOf(points) ?? province;
  const span = JSON.stringify(corners);
  const lastSpan = useRef(opening ? span : "");
  const home = opening && "bounds" in opening ? opening.bounds : null;
  useEffect(() => {
    if (home) showAboveSheet(map, home);
  }, [map, home]);
  useEffect(() => {
    if (lastSpan.current === span) return;
    lastSpan.current = span;
    if (corners && !held) showAboveSheet(map, corners);
  });
  return null;
}
