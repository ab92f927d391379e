import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Popup, useMap } from "react-leaflet";
import type { Point } from "@/components/map/coordinates";

interface PointPopupProps {
  point: Point;
  /** How far above the point it stands, in pixels. */
  above: number;
  /** Opened by keyboard: the popup is read at once, and closing it leads back to the pin. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What the map says of one point. Escape closes it wherever the focus is. */
export function PointPopup({ point, above, takesFocus, onClose, children }: PointPopupProps) {
  const { latitude, longitude } = point;
  // A new array would be a new position, for which the popup is closed and opened again.
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);
  const offset = useMemo<[number, number]>(() => [0, -above], [above]);

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onClose]);

  return (
    <Popup
      position={position}
      offset={offset}
      autoPan={false}
      minWidth={200}
      maxWidth={260}
      eventHandlers={{ remove: onClose }}
    >
      <Content takesFocus={takesFocus}>{children}</Content>
    </Popup>
  );
}

function Content({ takesFocus, children }: Pick<PointPopupProps, "takesFocus" | "children">) {
  const map = useMap();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    // Leaflet hides the popup while it measures it, and what is hidden takes no focus.
    const frame = requestAnimationFrame(() => box.current?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      // A pin may have gone into a bubble meanwhile; the map itself is next to it.
      const back = before instanceof HTMLElement && before.isConnected ? before : map.getContainer();
      back.focus({ preventScroll: true });
      // Scrolling inside the map would shift its panes; beside it the list may have moved on.
      if (!map.getContainer().contains(back)) back.scrollIntoView({ block: "nearest" });
    };
  }, [map, takesFocus]);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-1">
      {children}
    </div>
  );
}
