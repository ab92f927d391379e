import { GRID_LEVELS, MAX_MAP_CELLS } from "./rules";

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Cells of one level, both ends included. Cell (0, 0) touches 180° W, 90° S. */
export interface CellWindow {
  level: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
}

/** Four cells to a map tile: clusters stand about 64 px apart, or twice that on a wide screen. */
const LEVELS_BELOW_ZOOM = 2;
const MAX_LEVEL = 24;
const MICRODEGREES = 1e6;

/** Width and height of a cell, in degrees. */
function cellDegrees(level: number): number {
  return 360 / 2 ** level;
}

/** The database's triggers on `reports` and `places` compute the same. */
function cellOf(degrees: number, offset: number, level: number): number {
  return Math.floor(((degrees + offset) * 2 ** level) / 360);
}

function windowAt([west, south, east, north]: Bounds, level: number): CellWindow {
  return {
    level,
    fromX: cellOf(west, 180, level),
    fromY: cellOf(south, 90, level),
    toX: cellOf(east, 180, level),
    toY: cellOf(north, 90, level),
  };
}

function size({ fromX, fromY, toX, toY }: CellWindow): number {
  return (toX - fromX + 1) * (toY - fromY + 1);
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/**
 * The finest cells fit for the zoom of which no more than `MAX_MAP_CELLS` cover the view. Views that differ by a few
 * pixels share a window, and so a cached answer.
 */
export function cellWindow([west, south, east, north]: Bounds, zoom: number): CellWindow {
  const view: Bounds = [clamp(west, 180), clamp(south, 90), clamp(east, 180), clamp(north, 90)];
  let level = Math.min(MAX_LEVEL, Math.max(GRID_LEVELS.min, zoom + LEVELS_BELOW_ZOOM));
  while (level > GRID_LEVELS.min && size(windowAt(view, level)) > MAX_MAP_CELLS) level -= 1;
  return windowAt(view, level);
}

/** The same area in cells that are kept counted; wider at the edges when those are coarser. */
export function countedWindow(window: CellWindow): CellWindow {
  const shift = Math.max(0, window.level - GRID_LEVELS.max);
  const scale = 2 ** shift;
  return {
    level: window.level - shift,
    fromX: Math.floor(window.fromX / scale),
    fromY: Math.floor(window.fromY / scale),
    toX: Math.floor(window.toX / scale),
    toY: Math.floor(window.toY / scale),
  };
}

export function boundsOf({ level, fromX, fromY, toX, toY }: CellWindow): Bounds {
  const degrees = cellDegrees(level);
  return [fromX * degrees - 180, fromY * degrees - 90, (toX + 1) * degrees - 180, (toY + 1) * degrees - 90];
}

/** The middle of what is in a cell. @param sum of positions in millionths of a degree */
export function meanDegrees(sum: number, count: number): number {
  return Math.round(sum / count) / MICRODEGREES;
}
