import type { DivIcon } from "leaflet";
import { useMemo } from "react";
import { Marker } from "react-leaflet";
import type { Point } from "@/components/map/coordinates";

interface PinProps {
  point: Point;
  icon: DivIcon;
  /** What a screen reader says of it, and a mouse shows. */
  label: string;
  selected?: boolean;
  /** @param byKeyboard whether focus should follow */
  onOpen?: (byKeyboard: boolean) => void;
}

/** One place on the map; opens by click, tap, Enter and space. */
export function Pin({ point, icon, label, selected = false, onOpen }: PinProps) {
  const handlers = useMemo(
    () => ({
      click: () => onOpen?.(false),
      keypress: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
        originalEvent.preventDefault();
        onOpen?.(true);
      },
    }),
    [onOpen],
  );
  return (
    <Marker
      position={[point.latitude, point.longitude]}
      icon={icon}
      title={label}
      keyboard={onOpen !== undefined}
      interactive={onOpen !== undefined}
      zIndexOffset={selected ? 1000 : 0}
      eventHandlers={handlers}
    />
  );
}
