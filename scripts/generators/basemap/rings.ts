import type { BASEMAP_BOX } from "@/lib/map/rules";
import type { Position, Ring } from "@/lib/server/basemap/record";

/** Some 40 m: less than half of what the data are wrong by. */
const TOLERANCE_DEGREES = 0.000_4;
const KILOMETERS_A_DEGREE = 111.2;

/** Of an outline, in square kilometres; right enough to leave out what is too small. */
export function areaOf(ring: Ring): number {
  const [, latitude = 0] = ring[0] ?? [];
  let doubled = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  }
  return (Math.abs(doubled) / 2) * KILOMETERS_A_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180);
}

/** What of an outline lies in the box (Sutherland and Hodgman: one side of the box after the other). */
export function clipped(ring: Ring, [west, south, east, north]: typeof BASEMAP_BOX): Ring {
  const apart = (axis: 0 | 1, edge: number, sign: 1 | -1) => ring.every((at) => sign * (at[axis] - edge) < 0);
  if (apart(0, west, 1) || apart(0, east, -1) || apart(1, south, 1) || apart(1, north, -1)) return [];
  let inside = ring;
  inside = cut(inside, 0, west, 1);
  inside = cut(inside, 0, east, -1);
  inside = cut(inside, 1, south, 1);
  return cut(inside, 1, north, -1);
}

function cut(ring: Ring, axis: 0 | 1, edge: number, sign: 1 | -1): Ring {
  const isInside = (at: Position) => sign * (at[axis] - edge) >= 0;
  return ring.flatMap((at, index) => {
    const before = ring.at(index - 1) ?? at;
    if (isInside(at) === isInside(before)) return isInside(at) ? [at] : [];
    const share = (edge - before[axis]) / (at[axis] - before[axis]);
    const crossing: Position = [before[0] + share * (at[0] - before[0]), before[1] + share * (at[1] - before[1])];
    return isInside(at) ? [crossing, at] : [crossing];
  });
}

/** Each corner cut off at a quarter of its sides (Chaikin): the package's lakes have corners where its grid cut them. */
export function rounded(ring: Ring): Ring {
  const cut = ring.slice(1).flatMap(([x, y], index): Ring => {
    const [fromX, fromY] = ring[index] ?? [x, y];
    return [
      [0.75 * fromX + 0.25 * x, 0.75 * fromY + 0.25 * y],
      [0.25 * fromX + 0.75 * x, 0.25 * fromY + 0.75 * y],
    ];
  });
  return [...cut, ...cut.slice(0, 1)];
}

/** Without the points that lie within the tolerance of the line between others (Douglas and Peucker). */
export function simplified(ring: Ring): Ring {
  const corners = new Set([0, ring.length - 1]);
  const spans: [number, number][] = [[0, ring.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = 0;
    let most = TOLERANCE_DEGREES;
    for (let index = from + 1; index < to; index += 1) {
      const distance = offLine(ring[index] as Position, ring[from] as Position, ring[to] as Position);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest === 0) continue;
    corners.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, index) => corners.has(index));
}

function offLine([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
