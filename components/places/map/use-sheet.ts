"use client";

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

export type SheetStop = "peek" | "half" | "full";

const ORDER: readonly SheetStop[] = ["peek", "half", "full"];

/** A press on the handle: one stop higher, and from the highest down again. */
export function nextStop(stop: SheetStop): SheetStop {
  return ORDER[(ORDER.indexOf(stop) + 1) % ORDER.length] ?? "half";
}

/** @param share of the screen that the sheet covers, 0 to 1 */
export function nearestStop(share: number): SheetStop {
  if (share < 0.3) return "peek";
  return share < 0.7 ? "half" : "full";
}

/** What a press on the handle does. */
export const HANDLE_LABELS: Record<SheetStop, string> = {
  peek: "Tampilkan daftar",
  half: "Perbesar daftar",
  full: "Perkecil daftar",
};

/** A finger that moved less has pressed, not dragged. */
const DRAG_FROM = 6;

interface Drag {
  startY: number;
  /** Of the sheet's visible part when the drag began, in pixels. */
  height: number;
  moved: boolean;
}

export interface SheetHandle {
  onClick: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * How far the list is drawn over the map: its handle is pressed, or dragged to the nearest stop, and what gets the
 * focus in the list is drawn into sight.
 */
export function useSheet(
  screen: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): { stop: SheetStop; setStop: (stop: SheetStop) => void; handle: SheetHandle } {
  const [stop, setStop] = useState<SheetStop>("peek");
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  useEffect(() => {
    const content = body.current;
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !screen.current) return;
      const below = target.getBoundingClientRect().bottom > screen.current.getBoundingClientRect().bottom;
      if (below) setStop((now) => (now === "peek" ? "half" : now));
    };
    content?.addEventListener("focusin", reveal);
    return () => content?.removeEventListener("focusin", reveal);
  }, [body, screen]);

  function end(): void {
    const box = screen.current;
    const was = drag.current;
    drag.current = null;
    if (!box || !was) return;
    dragged.current = was.moved;
    const height = Number.parseFloat(box.style.getPropertyValue("--sheet"));
    box.style.removeProperty("--sheet");
    delete box.dataset.dragging;
    if (was.moved) setStop(nearestStop(height / box.clientHeight));
  }

  const handle: SheetHandle = {
    onClick: () => {
      if (!dragged.current) setStop(nextStop(stop));
      dragged.current = false;
    },
    onPointerDown: (event) => {
      const sheet = event.currentTarget.parentElement;
      const box = screen.current;
      if (!box || !sheet || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = false;
      const height = box.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top;
      drag.current = { startY: event.clientY, height, moved: false };
    },
    onPointerMove: ({ clientY }) => {
      const box = screen.current;
      if (!box || !drag.current) return;
      const up = drag.current.startY - clientY;
      if (!drag.current.moved && Math.abs(up) < DRAG_FROM) return;
      drag.current.moved = true;
      box.dataset.dragging = "";
      const height = Math.min(box.clientHeight, Math.max(0, drag.current.height + up));
      // Written past React: a drag draws sixty times a second.
      box.style.setProperty("--sheet", `${height}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { stop, setStop, handle };
}
