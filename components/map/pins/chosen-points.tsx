import type { DivIcon } from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMap } from "react-leaflet";
import type { Point } from "@/components/map/coordinates";
import { flyToPopup } from "@/components/map/fly-to";
import type { MapPoint } from "./map-points";
import { Pin } from "./pin";
import { PointPopup } from "./point-popup";

export interface PointStyle {
  icon: DivIcon;
  /** What a screen reader says of the pin, and a mouse shows. */
  label: string;
}

export interface ChosenPointsProps<Properties extends { id: number }> {
  points: MapPoint<Properties>[];
  selectedId: number | null;
  /** Where the selected one lies, if it is not among the points yet. */
  selectedPoint?: Point | null;
  /** A choice that was made outside the map moves the focus to its popup. */
  popupTakesFocus?: boolean;
  onSelect: (id: number) => void;
  /** Its popup was closed. */
  onClose?: ((id: number) => void) | undefined;
  lookOf: (properties: Properties, selected: boolean) => PointStyle;
  popupOf: (properties: Properties) => ReactNode;
}

/** Pins of which one may be chosen, here or in a list: the map then flies to it and opens its popup. */
export function ChosenPoints<Properties extends { id: number }>({
  points,
  selectedId,
  selectedPoint = null,
  popupTakesFocus = false,
  onSelect,
  onClose,
  lookOf,
  popupOf,
}: ChosenPointsProps<Properties>) {
  const map = useMap();
  const [open, setOpen] = useState<{ id: number; takesFocus: boolean } | null>(null);
  const opened = points.find(({ properties }) => properties.id === open?.id);

  // Points come and go while the map moves; only a new choice may move it.
  const choice = useRef<{ point: Point | null; takesFocus: boolean }>({ point: null, takesFocus: false });
  useEffect(() => {
    const point = points.find(({ properties }) => properties.id === selectedId)?.point ?? selectedPoint;
    choice.current = { point, takesFocus: popupTakesFocus };
  });
  useEffect(() => {
    const { point, takesFocus } = choice.current;
    setOpen((before) => (selectedId === null || before?.id === selectedId ? before : { id: selectedId, takesFocus }));
    if (selectedId !== null && point) flyToPopup(map, point);
  }, [map, selectedId]);

  return (
    <>
      {points.map(({ point, properties }) => (
        <Pin
          key={properties.id}
          point={point}
          {...lookOf(properties, properties.id === selectedId)}
          selected={properties.id === selectedId}
          onOpen={(byKeyboard) => {
            setOpen({ id: properties.id, takesFocus: byKeyboard });
            onSelect(properties.id);
          }}
        />
      ))}
      {opened ? (
        <PointPopup
          key={opened.properties.id}
          point={opened.point}
          above={heightOf(lookOf(opened.properties, true).icon)}
          takesFocus={open?.takesFocus ?? false}
          onClose={() => {
            setOpen((now) => (now?.id === opened.properties.id ? null : now));
            onClose?.(opened.properties.id);
          }}
        >
          {popupOf(opened.properties)}
        </PointPopup>
      ) : null}
    </>
  );
}

/** The popup's tip touches the pin a little below its top. */
const OVERLAP = 7;

function heightOf({ options }: DivIcon): number {
  const anchor = options.iconAnchor;
  return (Array.isArray(anchor) ? anchor[1] : 0) - OVERLAP;
}
