import { expect, it } from "vitest";
import { borderLines, type OutlinedArea } from "./border-lines";

const box = (code: string, west: number, south: number, east: number, north: number): OutlinedArea => ({
  code,
  rings: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** What a map of so many levels draws of one, as `[[x, y], …]`. */
function linesOf(areas: OutlinedArea[], detail: number, level: number): number[][][] {
  return borderLines(areas).features.flatMap(({ properties, geometry }) =>
    geometry.type === "MultiLineString" && properties?.level === level && properties.details.includes(detail)
      ? geometry.coordinates
      : [],
  );
}

it("draws one whole line where the outlines of two neighbours differ by some hundred metres, and no coast", () => {
  const west = box("34.02", 110, -8, 110.5, -7.5);
  const east = box("34.04", 110.503, -8.2, 111, -7.5);
  const lines = linesOf([east, west], 2, 2);
  expect(lines).toHaveLength(1);
  const [from = [], to = []] = [lines[0]?.[0], lines[0]?.at(-1)];
  expect([from[0], to[0]]).toEqual([110.5, 110.5]);
  expect(Math.abs((to[1] ?? 0) - (from[1] ?? 0))).toBeCloseTo(0.5, 1);
});

it("draws all lines of a picture from the finest areas that it shows, where they are known", () => {
  const bantul = box("34.02", 110, -8, 110.5, -7.5);
  const sleman = box("34.04", 110.5, -8, 111, -7.5);
  const areas = [
    bantul,
    sleman,
    box("34.02.01", 110, -8, 110.501, -7.75),
    box("34.02.02", 110, -7.75, 110.501, -7.5),
    box("33.08", 110, -7.5, 111, -7),
  ];
  expect(linesOf(areas, 1, 1).flat(2)).toEqual(linesOf(areas, 2, 1).flat(2));
  expect(linesOf(areas, 2, 3)).toEqual([]);
  expect(linesOf(areas, 3, 3)).toHaveLength(1);
  // Of Bantul the districts are known, of Sleman none.
  expect(
    linesOf(areas, 2, 2)
      .flat()
      .map(([x]) => x),
  ).not.toContain(110.501);
  expect(
    linesOf(areas, 3, 2)
      .flat()
      .map(([x]) => x),
  ).toContain(110.501);
});
