import { dot, type Phase, placed, shape, stroke } from "./strokes.ts";

/** The moment at which everything stands still. */
export const STILL: Phase = 0.12;

export const HILLS = shape("M-10 130c40-34 90-38 140-12 40-34 110-36 200 2v80H-10Z", "hill");
export const LAWN = shape("M-10 150c90-14 230-16 340-2v50H-10Z", "grass");
export const LANE = shape("M-10 172c20-16 60-22 110-24 80-4 160-4 240 2v40H-10Z", "path");

/** A pin of the map with its foot at (0, 0). */
export function pin(x: number, y: number, color: string): string {
  const drop = shape("M0 0C-14-15-22-25-22-36a22 22 0 0 1 44 0C22-25 14-15 0 0Z", color);
  return placed(x, y, drop + dot(0, -36, 8, "dot"));
}

export const water = () =>
  shape("M-10 140c80-10 240-10 340 0v60H-10Z", "water") +
  `<g stroke="var(--water-line)">${stroke("M20 164c8-5 15-5 23 0s15 5 23 0M216 160c8-5 15-5 23 0s15 5 23 0")}</g>`;
