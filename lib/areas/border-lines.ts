import { borderLevel, OUTLINED_LEVELS } from "./outlines";
import { levelOf, parentCodeOf } from "./rules";

/** Degrees of longitude and latitude. */
type Position = [x: number, y: number];

export interface OutlinedArea {
  code: string;
  /** Each ends where it begins. */
  rings: Position[][];
}

interface Side {
  code: string;
  from: Position;
  to: Position;
}

interface Line {
  level: number;
  positions: Position[];
  /** So many of them are beside a neighbour. */
  solid: number;
  length: number;
}

/** Some 900 m: neighbours' boundaries are published each for itself, simplified, and leave out the river between them. */
const NEIGHBOUR_DEGREES = 0.008;
/** How often along an outline it is asked whose it is as well. */
const STEP_DEGREES = 0.003;
/** What is shorter is a corner that comes near another area, no border. */
const SHORTEST_DEGREES = 0.01;
const CELL_DEGREES = 0.01;
const COLUMN_ROWS = 180 / CELL_DEGREES;
/** The cosine from which on a neighbour's nearest point lies ahead on an outline, and not beside it. */
const AHEAD = 0.7;

/**
 * The lines between areas, by the `level` of what they part. A map that shows so many levels (`details`) draws those between
 * the finest areas up to it, so that all lines of one picture meet. Where two outlines differ, that of the lower code is the
 * border. Coasts are none.
 */
export function borderLines(areas: readonly OutlinedArea[]): GeoJSON.FeatureCollection {
  const known = OUTLINED_LEVELS.filter((level) => areas.some(({ code }) => levelOf(code) === level));
  const features = known.flatMap((deepest) => {
    const drawn = areas.filter(({ code }) => levelOf(code) <= deepest);
    const divided = new Set(drawn.map(({ code }) => parentCodeOf(code)));
    const lines = linesBetween(drawn.filter(({ code }) => !divided.has(code)));
    const details = OUTLINED_LEVELS.filter(
      (detail) => (known.findLast((level) => level <= detail) ?? known[0]) === deepest,
    );
    return OUTLINED_LEVELS.slice(0, deepest).map((level) => ({
      type: "Feature" as const,
      properties: { level, details },
      geometry: {
        type: "MultiLineString" as const,
        coordinates: lines.filter((line) => line.level === level).map(({ positions }) => positions),
      },
    }));
  });
  return { type: "FeatureCollection", features };
}

function linesBetween(areas: readonly OutlinedArea[]): Line[] {
  const rings = areas.flatMap(({ code, rings }) => rings.map((ring) => sidesOf(code, ring)));
  const neighbourAt = neighbours(rings.flat());
  return rings.flatMap((ring) => linesAlong(ring, neighbourAt)).filter(({ length }) => length >= SHORTEST_DEGREES);
}

function sidesOf(code: string, ring: readonly Position[]): Side[] {
  return ring.slice(1).map((to, index) => ({ code, from: ring[index] ?? to, to }));
}

/** The parts of an outline that are borders, each as long as it parts the same level, without ends that run on along a coast. */
function linesAlong(ring: readonly Side[], neighbourAt: ReturnType<typeof neighbours>): Line[] {
  const lines: Line[] = [];
  let open = null as Line | null;
  let wasAhead = false;
  for (const side of ring) {
    const whole = Math.hypot(side.to[0] - side.from[0], side.to[1] - side.from[1]);
    const steps = Math.max(1, Math.ceil(whole / STEP_DEGREES));
    for (let step = 0; step < steps; step += 1) {
      const found = neighbourAt(side, between(side, (step + 0.5) / steps));
      if (found === null || (found.level !== open?.level && found.isAhead)) {
        open = null;
        continue;
      }
      if (found.level !== open?.level) {
        open = { level: found.level, positions: [between(side, step / steps)], solid: 1, length: 0 };
        lines.push(open);
      } else if (step > 0 && found.isAhead === wasAhead) open.positions.pop();
      wasAhead = found.isAhead;
      open.positions.push(between(side, (step + 1) / steps));
      open.length += whole / steps;
      if (!wasAhead) open.solid = open.positions.length;
    }
  }
  return lines.map((line) => ({ ...line, positions: line.positions.slice(0, line.solid) }));
}

function between({ from, to }: Side, share: number): Position {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

interface Neighbour {
  /** Of what is parted from it. */
  level: number;
  /** It is near, but not beside the outline. */
  isAhead: boolean;
}

/** Finds the area beside an outline; null where that one draws the line, or none is near. */
function neighbours(sides: readonly Side[]): (own: Side, at: Position) => Neighbour | null {
  const cells = new Map<number, Side[]>();
  for (const side of sides) {
    const { from, to } = side;
    for (const key of cellsOf(
      [Math.min(from[0], to[0]), Math.min(from[1], to[1])],
      [Math.max(from[0], to[0]), Math.max(from[1], to[1])],
    )) {
      const cell = cells.get(key);
      if (cell) cell.push(side);
      else cells.set(key, [side]);
    }
  }
  return (own, at) => {
    let nearest: Side | null = null;
    let offset: Position = [0, 0];
    let distance = NEIGHBOUR_DEGREES;
    for (const key of cellsOf([at[0] - distance, at[1] - distance], [at[0] + distance, at[1] + distance])) {
      for (const side of cells.get(key) ?? []) {
        if (side.code === own.code) continue;
        const to = offsetTo(side, at);
        const apart = Math.hypot(...to);
        if (apart < distance) [nearest, distance, offset] = [side, apart, to];
      }
    }
    if (nearest === null || nearest.code < own.code) return null;
    const [wide, high] = [own.to[0] - own.from[0], own.to[1] - own.from[1]];
    const along = Math.abs(offset[0] * wide + offset[1] * high) / Math.hypot(wide, high);
    return { level: borderLevel(own.code, nearest.code), isAhead: along > distance * AHEAD };
  };
}

function cellsOf(least: Position, most: Position): number[] {
  const keys: number[] = [];
  for (let column = Math.floor(least[0] / CELL_DEGREES); column <= most[0] / CELL_DEGREES; column += 1) {
    for (let row = Math.floor(least[1] / CELL_DEGREES); row <= most[1] / CELL_DEGREES; row += 1) {
      keys.push(column * COLUMN_ROWS + row);
    }
  }
  return keys;
}

/** From a position to the nearest one on a side. */
function offsetTo({ from, to }: Side, [x, y]: Position): Position {
  const [wide, high] = [to[0] - from[0], to[1] - from[1]];
  const squared = wide ** 2 + high ** 2;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * wide + (y - from[1]) * high) / squared));
  return [from[0] + share * wide - x, from[1] + share * high - y];
}
