import { describe, expect, it } from "vitest";
import { gather, type Mark } from "./gather";
import type { MapPoint } from "./map-points";

type Pin = MapPoint<{ id: number }>;

/** A degree is so many pixels; south is down, as on a map. */
const SCALE = 100;
const project = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: longitude * SCALE,
  y: -latitude * SCALE,
});
/** A pin stands on its point, 25 × 41 px; a bubble lies around it. */
const reachOf = ({ count }: Mark<{ id: number }>) =>
  count === 1 ? { left: 12.5, top: 40, right: 12.5, bottom: 1 } : { left: 19, top: 19, right: 19, bottom: 19 };
const drawing = { project, reachOf };

function pin(id: number, right: number, down = 0): Pin {
  return { point: { latitude: -down / SCALE, longitude: right / SCALE }, properties: { id } };
}

const idsOf = (marks: Mark<{ id: number }>[]) =>
  marks.map(({ members }) => members?.map(({ properties }) => properties.id) ?? null);

function areaOf(mark: Mark<{ id: number }>) {
  const { x, y } = project(mark.point);
  const { left, top, right, bottom } = reachOf(mark);
  return { left: x - left, top: y - top, right: x + right, bottom: y + bottom };
}

describe("gathering what stands on a map", () => {
  it("leaves pins that touch no other as they are", () => {
    const pins = [pin(1, 0), pin(2, 25), pin(3, 0, 41)];
    expect(idsOf(gather(pins, [], drawing))).toEqual([[1], [2], [3]]);
  });

  it("puts pins together where one would cover another, in their middle", () => {
    const marks = gather([pin(1, 0), pin(2, 20), pin(3, 200)], [], drawing);
    expect(idsOf(marks)).toEqual([[1, 2], [3]]);
    expect(marks[0]).toMatchObject({ count: 2, point: { longitude: 0.1 } });
  });

  it("puts a pin into a bubble that it touches, weighed by their numbers, and then no longer names what is in it", () => {
    const bubble = { point: { latitude: 0, longitude: 0 }, count: 9 };
    const marks = gather([pin(1, 10), pin(2, 100)], [bubble], drawing);
    expect(marks[0]).toEqual({ count: 10, members: null, point: { latitude: 0, longitude: 0.01 } });
    expect(idsOf(marks)).toEqual([null, [2]]);
  });

  it("goes on until nothing lies over anything, and loses nothing", () => {
    const pins = Array.from({ length: 300 }, (_, index) => pin(index, (index * 37) % 360, (index * 101) % 640));
    const marks = gather(pins, [], drawing);
    expect(marks.length).toBeGreaterThan(20);
    expect(
      idsOf(marks)
        .flat()
        .toSorted((one, other) => Number(one) - Number(other)),
    ).toEqual(pins.map(({ properties }) => properties.id));
    const areas = marks.map(areaOf);
    const covered = areas.filter((one, index) =>
      areas.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect(covered).toEqual([]);
  });

  it("gives the same marks in whatever order the points come", () => {
    const pins = Array.from({ length: 40 }, (_, index) => pin(index, (index * 37) % 200, (index * 53) % 200));
    expect(gather(pins.toReversed(), [], drawing)).toEqual(gather(pins, [], drawing));
  });

  it("keeps as one what stands on one spot", () => {
    expect(idsOf(gather([pin(1, 0), pin(2, 0), pin(3, 0)], [], drawing))).toEqual([[1, 2, 3]]);
  });
});
