/** How the shapes of the base map are written in their file. Pure, shared with its maker. */

/** Degrees of longitude and latitude. */
export type Position = [number, number];
export type Ring = Position[];

/** Ten-thousandths of a degree, some 11 m, from point to point: small numbers, which pack well. */
const UNITS = 10_000;

export function writeRing(ring: Ring): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude * UNITS), Math.round(latitude * UNITS)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

export function readRing(steps: readonly number[]): Ring {
  let [x, y] = [0, 0];
  const ring: Ring = [];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    ring.push([x / UNITS, y / UNITS]);
  }
  return ring;
}
