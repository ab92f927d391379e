import { describe, expect, it } from "vitest";
import { type Bounds, boundsOf, cellWindow, countedWindow, meanDegrees } from "./grid";
import { GRID_LEVELS, MAX_MAP_CELLS, MAX_MAP_POINTS } from "./rules";

const INDONESIA: Bounds = [94.7, -11.2, 141.1, 6.3];
const MEDAN: Bounds = [98.6, 3.5, 98.75, 3.65];

function cells(bounds: Bounds, zoom: number): number {
  const { fromX, fromY, toX, toY } = cellWindow(bounds, zoom);
  return (toX - fromX + 1) * (toY - fromY + 1);
}

describe("cellWindow", () => {
  it("covers the view", () => {
    const [west, south, east, north] = boundsOf(cellWindow(MEDAN, 13));
    expect(west).toBeLessThanOrEqual(MEDAN[0]);
    expect(south).toBeLessThanOrEqual(MEDAN[1]);
    expect(east).toBeGreaterThan(MEDAN[2]);
    expect(north).toBeGreaterThan(MEDAN[3]);
  });

  it.each([0, 5, 9, 13, 18, 22])("never has more cells than a map can show, whatever is asked at zoom %i", (zoom) => {
    for (const bounds of [INDONESIA, MEDAN]) expect(cells(bounds, zoom)).toBeLessThanOrEqual(MAX_MAP_CELLS);
    for (const bounds of [
      [-180, -90, 180, 90],
      [-1e9, -1e9, 1e9, 1e9],
    ] as const) {
      expect(cells(bounds, zoom)).toBeLessThanOrEqual(MAX_MAP_POINTS);
    }
  });

  it("gives views that differ by a few pixels the same window", () => {
    const moved = MEDAN.map((degrees) => degrees + 0.0001) as unknown as Bounds;
    expect(cellWindow(moved, 13)).toEqual(cellWindow(MEDAN, 13));
  });
});

describe("countedWindow", () => {
  it("reaches at least as far, in cells that are kept counted", () => {
    const fine = cellWindow([98.67, 3.58, 98.672, 3.5815], 19);
    const counted = countedWindow(fine);
    expect(counted.level).toBe(GRID_LEVELS.max);
    const [inner, outer] = [boundsOf(fine), boundsOf(counted)];
    expect(outer[0]).toBeLessThanOrEqual(inner[0]);
    expect(outer[1]).toBeLessThanOrEqual(inner[1]);
    expect(outer[2]).toBeGreaterThanOrEqual(inner[2]);
    expect(outer[3]).toBeGreaterThanOrEqual(inner[3]);
  });

  it("leaves coarser windows as they are", () => {
    const window = cellWindow(INDONESIA, 5);
    expect(countedWindow(window)).toEqual(window);
  });
});

it("puts a cluster in the middle of what it stands for", () => {
  expect(meanDegrees(3_580_000 + 3_590_000, 2)).toBe(3.585);
});
