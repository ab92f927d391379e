import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { drawOutlines } from "./commands-outlines";
import { drawnAreas } from "./queries-outlines";
import { box, drawNames, drawShape } from "./test-areas";

const { db } = await testDatabase();

/** A border of so many corners from north to south. */
function jagged(corners: number): [number, number][] {
  return Array.from({ length: corners }, (_, index) => [
    110.4 + 0.01 * Math.sin(index * 1.7),
    -7.5 - (0.5 * index) / (corners - 1),
  ]);
}

/** Where a path's corners are, in units of its picture. */
function cornersOf(path: string): string[] {
  const [, x = "0", y = "0", steps = ""] = /^M(\d+) (\d+)l([^z]*)z/u.exec(path) ?? [];
  const at = { x: Number(x), y: Number(y) };
  const numbers = steps.match(/-?\d+/gu)?.map(Number) ?? [];
  const rest = numbers.flatMap((_, index) => {
    if (index % 2 === 1) return [];
    at.x += numbers[index] ?? 0;
    at.y += numbers[index + 1] ?? 0;
    return [`${at.x},${at.y}`];
  });
  return [`${x},${y}`, ...rest];
}

it("draws an area's parts in a few kilobytes, neighbours along one line, and what is tiny as a square to press", async () => {
  await drawNames(db);
  expect(await drawnAreas(db, "34")).toBeNull();
  const border = jagged(5_000);
  await drawShape(db, "34.02", [[[110, -7.5], ...border, [110, -8]]]);
  await drawShape(db, "34.04", [[[111, -7.5], ...border, [111, -8]]]);
  await drawShape(db, "34.71", [box(112, -7.01, 112.01, -7)]);
  await drawShape(db, "12.71", [box(98, 3, 99, 4)]);
  await drawOutlines(db);

  const map = await drawnAreas(db, "34");
  expect(map?.names).toEqual({ "34.02": "Kabupaten Bantul", "34.04": "Kabupaten Sleman" });
  expect(map?.areas.map(({ code }) => code)).toEqual(["34.02", "34.04", "34.71"]);
  const [west = "", east = "", tiny] = map?.areas.map(({ path }) => path) ?? [];
  expect(west.length + east.length).toBeLessThan(60_000);
  const shared = cornersOf(west).filter((corner) => cornersOf(east).includes(corner));
  expect(shared.length).toBeGreaterThan(100);
  expect(cornersOf(west).length - shared.length).toBeLessThanOrEqual(2);
  expect(tiny).toMatch(/^M\d+ -?\d+h24v24h-24z$/u);
  expect(await drawnAreas(db, "34.02")).toBeNull();
});
