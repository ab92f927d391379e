import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { BASEMAP_BOX, WORLD_BOX } from "@/lib/map/rules";
import { type Position, type Ring, writeRing } from "@/lib/server/basemap/record";
import { ROOT } from "@/scripts/root";

/** OpenStreetMap's coasts and inland water, simplified to 100 m; each 28 MB packed, and needed here alone. */
const LANDS = "@geo-maps/earth-lands-100m";
const WATERS = "@geo-maps/earth-waterbodies-100m";
const VERSION = "0.6.0";

/** What is smaller cannot be seen at the zooms where a map is one picture, and where it could, streets are drawn. */
const SMALLEST_LAND_KM2 = 0.03;
/** Of rivers and ponds the package has scattered pieces of a grid, which would tell nothing. */
const SMALLEST_WATER_KM2 = 10;

/** Some 40 m: less than half of what the data are wrong by. */
const TOLERANCE_DEGREES = 0.000_4;
/** Around Indonesia, seen only from afar, lines grow coarser with each degree, up to some 3 km. */
const TOLERANCE_A_DEGREE = 0.03;
const MOST_TOLERANCE_DEGREES = 0.03;
const SMALLEST_AROUND_KM2 = 300;
/** A function takes only so many arguments; a longer outline is no small island. */
const SAMPLE = 10_000;
const KILOMETERS_A_DEGREE = 111.2;

interface MultiPolygon {
  coordinates: Ring[][];
}

const folder = await mkdtemp(join(tmpdir(), "sulur-basemap-"));
try {
  await writeFile(join(folder, "package.json"), "{}");
  const packages = [LANDS, WATERS].map((name) => `${name}@${VERSION}`);
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: folder });
  const [lands] = await read(LANDS);
  // The last part of the waters is the sea.
  const waters = (await read(WATERS)).slice(0, -1);
  const data = {
    // Its holes are the lakes, which the waters have as well.
    land: ringsOf(lands?.coordinates.flatMap((rings) => rings.slice(0, 1)) ?? [], SMALLEST_LAND_KM2).map(writeRing),
    water: ringsOf(
      waters.flatMap(({ coordinates }) => coordinates.flat()),
      SMALLEST_WATER_KM2,
    )
      .map((ring) => rounded(rounded(ring)))
      .map(writeRing),
  };
  const packed = brotliCompressSync(JSON.stringify(data), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  const file = {
    attribution: "Garis pantai dan perairan: OpenStreetMap lewat paket npm @geo-maps, ODbL 1.0.",
    brotli: packed.toString("base64"),
  };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  await writeFile(join(ROOT, "lib/server/basemap/basemap.json"), text);
  process.stdout.write(`basemap.json: ${text.length} byte, ${data.land.length} + ${data.water.length} garis\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function read(name: string): Promise<MultiPolygon[]> {
  const text = await readFile(join(folder, "node_modules", name, "map.geo.json"), "utf8");
  return (JSON.parse(text) as { geometries: MultiPolygon[] }).geometries;
}

function ringsOf(rings: Ring[], smallest: number): Ring[] {
  return rings
    .flatMap((ring) => {
      const inside = clipped(ring, WORLD_BOX);
      const nearest = Math.min(1, ...inside.slice(0, SAMPLE).map(degreesOutside));
      return areaOf(inside) < Math.max(smallest, nearest * SMALLEST_AROUND_KM2) ? [] : [simplified(inside)];
    })
    .filter((ring) => ring.length > 3);
}

/** How far a point lies outside of Indonesia's box. */
function degreesOutside([longitude, latitude]: Position): number {
  const [west, south, east, north] = BASEMAP_BOX;
  return Math.max(0, west - longitude, longitude - east, south - latitude, latitude - north);
}

function toleranceAt(point: Position): number {
  return TOLERANCE_DEGREES + Math.min(MOST_TOLERANCE_DEGREES, degreesOutside(point) * TOLERANCE_A_DEGREE);
}

/** Of an outline, in square kilometres; right enough to leave out what is too small. */
function areaOf(ring: Ring): number {
  const [, latitude = 0] = ring[0] ?? [];
  let doubled = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  }
  return (Math.abs(doubled) / 2) * KILOMETERS_A_DEGREE ** 2 * Math.cos((latitude * Math.PI) / 180);
}

/** What of an outline lies in the box (Sutherland and Hodgman: one side of the box after the other). */
function clipped(ring: Ring, [west, south, east, north]: typeof WORLD_BOX): Ring {
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
function rounded(ring: Ring): Ring {
  const cut = ring.slice(1).flatMap(([x, y], index): Ring => {
    const [fromX, fromY] = ring[index] ?? [x, y];
    return [
      [0.75 * fromX + 0.25 * x, 0.75 * fromY + 0.25 * y],
      [0.25 * fromX + 0.75 * x, 0.25 * fromY + 0.75 * y],
    ];
  });
  return [...cut, ...cut.slice(0, 1)];
}

/** Without the points that lie within their tolerance of the line between others (Douglas and Peucker). */
function simplified(ring: Ring): Ring {
  const corners = new Set([0, ring.length - 1]);
  const spans: [number, number][] = [[0, ring.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = 0;
    let most = 1;
    for (let index = from + 1; index < to; index += 1) {
      const point = ring[index] as Position;
      const distance = offLine(point, ring[from] as Position, ring[to] as Position) / toleranceAt(point);
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
