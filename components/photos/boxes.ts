import type { PhotoBox } from "@/lib/photos/schemas";

/** A point of a photo in fractions of its width and height. */
export interface PhotoPoint {
  x: number;
  y: number;
}

/** What "Tambah kotak" begins with, to be moved by the arrow keys. */
export const MIDDLE_BOX: PhotoBox = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

/** Less is a tap that slipped. */
const SMALLEST = 0.01;
const STEP = 0.02;

const clamp = (value: number, most = 1) => Math.min(Math.max(value, 0), most);

/** The box that a drag draws; null where it is too small to be meant. */
export function boxBetween(from: PhotoPoint, to: PhotoPoint): PhotoBox | null {
  const [left, right] = [clamp(Math.min(from.x, to.x)), clamp(Math.max(from.x, to.x))];
  const [top, bottom] = [clamp(Math.min(from.y, to.y)), clamp(Math.max(from.y, to.y))];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < SMALLEST || box.height < SMALLEST ? null : box;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

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
