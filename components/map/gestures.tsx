import { DomEvent, type Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { useMap, ZoomControl } from "react-leaflet";
import { classNames } from "@/components/ui/class-names";

interface GesturesProps {
  /** False: the map shows no buttons and takes no drag or key before it is pressed. */
  interactive: boolean;
  /** The map takes wheel and one finger without a press. */
  movesAtOnce: boolean;
}

const ASLEEP = "sulur-asleep";
const PASSIVE = { capture: true, passive: true };
const FINGERS_TO_MOVE = 2;

/** Whether a wheel or a touch over a map is left to the page: all but two fingers, Ctrl and a pin that can be dragged. */
export function isLeftToPage(map: LeafletMap, event: Event): boolean {
  if (!map.getContainer().classList.contains(ASLEEP)) return false;
  if (event instanceof WheelEvent) return !event.ctrlKey && !event.metaKey;
  if (!("touches" in event) || (event as TouchEvent).touches.length >= FINGERS_TO_MOVE) return false;
  return !(event.target instanceof Element && event.target.closest(".leaflet-marker-draggable"));
}

/** A click on the element is not one on the map beneath it. */
export function keepClicks(element: HTMLElement | null): void {
  if (element) DomEvent.disableClickPropagation(element);
}

/** Lets the page scroll past a map until the map is pressed. A press or a wheel elsewhere gives the page its way again. */
export function Gestures({ interactive, movesAtOnce }: GesturesProps) {
  const map = useMap();
  const [isPressed, setPressed] = useState(false);
  const isAwake = movesAtOnce || isPressed;

  useEffect(() => {
    const box = map.getContainer();
    const press = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(".leaflet-control")) setPressed(true);
    };
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.contains(target)) setPressed(false);
    };
    const pass = (event: Event) => {
      if (isLeftToPage(map, event)) event.stopPropagation();
    };
    box.addEventListener("click", press, true);
    for (const type of ["wheel", "touchstart"]) box.addEventListener(type, pass, PASSIVE);
    for (const type of ["wheel", "pointerdown"]) document.addEventListener(type, leave, PASSIVE);
    return () => {
      box.removeEventListener("click", press, true);
      for (const type of ["wheel", "touchstart"]) box.removeEventListener(type, pass, PASSIVE);
      for (const type of ["wheel", "pointerdown"]) document.removeEventListener(type, leave, PASSIVE);
    };
  }, [map]);

  useEffect(() => {
    map.getContainer().classList.toggle(ASLEEP, !isAwake);
  }, [map, isAwake]);

  return (
    <>
      {isAwake ? null : (
        <button
          ref={keepClicks}
          type="button"
          className={classNames(
            "absolute top-2 left-2 z-[900] rounded-sm bg-card px-3 py-1 text-sm font-semibold text-ink shadow-low",
            "after:absolute after:-inset-2",
            interactive ? "hidden pointer-coarse:block" : "",
          )}
        >
          Geser peta ini
        </button>
      )}
      {isAwake && !interactive ? <Controls /> : null}
    </>
  );
}

/** Buttons, drag and keys of a small map while it is awake. */
function Controls() {
  const map = useMap();
  useEffect(() => {
    const handlers = [map.dragging, map.doubleClickZoom, map.keyboard];
    for (const handler of handlers) handler.enable();
    map.getContainer().tabIndex = 0;
    map.getContainer().focus({ preventScroll: true });
    return () => {
      for (const handler of handlers) handler.disable();
      map.getContainer().removeAttribute("tabindex");
    };
  }, [map]);
  return <ZoomControl position="bottomright" zoomInTitle="Perbesar peta" zoomOutTitle="Perkecil peta" />;
}
