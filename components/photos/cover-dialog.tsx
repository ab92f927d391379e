"use client";

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { MAX_BOXES } from "@/lib/photos/rules";
import type { PhotoBox } from "@/lib/photos/schemas";

/** A point of a photo in fractions of its width and height. */
interface PhotoPoint {
  x: number;
  y: number;
}

/** What "Tambah kotak" begins with, to be moved by the arrow keys. */
export const MIDDLE_BOX: PhotoBox = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

/** Less is a tap that slipped. */
const SMALLEST = 0.01;

const STEP = 0.02;
const clamp = (value: number, most = 1) => Math.min(Math.max(value, 0), most);

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CoverDialogProps {
  /** Address of the photo. */
  src: string;
  alt: string;
  busy?: boolean;
  onCover: (boxes: PhotoBox[]) => void;
  onClose: () => void;
}

type DrawnBox = PhotoBox & { id: number };

let lastId = 0;
function numbered(box: PhotoBox): DrawnBox {
  lastId += 1;
  return { ...box, id: lastId };
}

/** Draws black boxes over faces and number plates: by dragging, or by keys alone. */
export function CoverDialog({ src, alt, busy = false, onCover, onClose }: CoverDialogProps) {
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const [history, setHistory] = useState<readonly (readonly DrawnBox[])[]>([[]]);
  const [drag, setDrag] = useState<{ from: PhotoPoint; to: PhotoPoint } | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const boxes = history.at(-1) ?? [];
  const full = boxes.length >= MAX_BOXES;
  const drawn = drag ? boxBetween(drag.from, drag.to) : null;

  const go = (next: readonly DrawnBox[]) => setHistory([...history, next]);
  const focusBox = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll("button").item(at)?.focus());

  function onPress(event: PointerEvent<SVGSVGElement>) {
    if (full || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    setDrag({ from: point, to: point });
  }

  function onRelease() {
    if (drawn) go([...boxes, numbered(drawn)]);
    setDrag(null);
  }

  function onKey(event: KeyboardEvent, at: number) {
    const box = boxes[at];
    if (!box) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      go(boxes.filter((_, index) => index !== at));
      focusBox(Math.max(0, at - 1));
      return;
    }
    const moved = boxAfterKey(box, event);
    if (!moved) return;
    event.preventDefault();
    go(boxes.map((one, index) => (index === at ? { ...moved, id: box.id } : one)));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Tutupi wajah atau pelat nomor"
      footer={
        <>
          <Button
            variant="quiet"
            disabled={busy || history.length === 1}
            onClick={() => setHistory(history.slice(0, -1))}
          >
            <Icon name="undo" size={18} /> Urungkan
          </Button>
          <Button
            disabled={boxes.length === 0}
            busy={busy}
            onClick={() => onCover(boxes.map(({ id: _, ...box }) => box))}
          >
            {busy ? "Menutup…" : "Pakai kotak hitam"}
          </Button>
        </>
      }
    >
      <p id={hint} className="mb-3 text-sm text-ink-soft">
        Geser jari atau tetikus di atas foto untuk menggambar kotak hitam. Dengan keyboard: tambah kotak, geser dengan
        tombol panah, ubah ukurannya dengan Shift dan panah, hapus dengan Delete.
      </p>
      <div className="relative mx-auto w-fit touch-none">
        <img src={src} alt={alt} draggable={false} className="block max-h-80 max-w-full" />
        <svg
          aria-hidden="true"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          onPointerDown={onPress}
          onPointerMove={(event) => drag && setDrag({ from: drag.from, to: pointOf(event) })}
          onPointerUp={onRelease}
          onPointerCancel={() => setDrag(null)}
        >
          {[...boxes, ...(drawn ? [{ ...drawn, id: 0 }] : [])].map((box, at) => (
            <rect
              key={box.id}
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              vectorEffect="non-scaling-stroke"
              stroke={at === selected ? "gold" : "white"}
              strokeWidth={2}
            />
          ))}
        </svg>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={full}
          onClick={() => {
            go([...boxes, numbered(MIDDLE_BOX)]);
            focusBox(boxes.length);
          }}
        >
          <Icon name="plus" size={18} /> Tambah kotak
        </Button>
        <ul ref={list} aria-label="Kotak hitam" className="contents">
          {boxes.map(({ id }, at) => (
            <li key={id}>
              <Button
                variant="quiet"
                size="small"
                aria-describedby={hint}
                onFocus={() => setSelected(at)}
                onBlur={() => setSelected(null)}
                onKeyDown={(event) => onKey(event, at)}
              >
                Kotak {at + 1}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {boxes.length === 0 ? "" : `${boxes.length} kotak hitam`}
      </p>
    </Dialog>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): PhotoPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The box that a drag draws; null where it is too small to be meant. */
export function boxBetween(from: PhotoPoint, to: PhotoPoint): PhotoBox | null {
  const [left, right] = [clamp(Math.min(from.x, to.x)), clamp(Math.max(from.x, to.x))];
  const [top, bottom] = [clamp(Math.min(from.y, to.y)), clamp(Math.max(from.y, to.y))];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < SMALLEST || box.height < SMALLEST ? null : box;
}

/** The box after an arrow key, which moves it, or with Shift moves its lower right corner; null for other keys. */
export function boxAfterKey(box: PhotoBox, { key, shiftKey }: { key: string; shiftKey: boolean }): PhotoBox | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [right, down] = direction;
  if (!shiftKey) {
    return { ...box, x: clamp(box.x + right, 1 - box.width), y: clamp(box.y + down, 1 - box.height) };
  }
  return {
    ...box,
    width: Math.max(STEP, clamp(box.width + right, 1 - box.x)),
    height: Math.max(STEP, clamp(box.height + down, 1 - box.y)),
  };
}
