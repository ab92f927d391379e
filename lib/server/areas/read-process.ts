// Reads one file of boundaries in a process of its own, so that a file that needs too much memory or time ends no server.
// It knows no secret and no module of the app. In: GeoJSON or TopoJSON, also gzipped, on stdin. Out: a feature a line.
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";

/** Not 1, with which Node ends when this file itself fails. */
const NOT_JSON = 3;
const NOT_BOUNDARIES = 4;
const TOO_LARGE = 5;
const TOO_HEAVY = 6;
/** The parent ends us before; this is for the case that it died. */
const LAST_RESORT_MS = 300_000;
/** About a centimetre: sums of TopoJSON's steps would have fifteen digits. */
const PRECISION = 1e7;

type Line = number[][];
interface Geometry {
  type: string;
  properties?: unknown;
  coordinates?: unknown;
  arcs?: unknown;
  geometries?: Geometry[];
}
interface Topology {
  objects: Record<string, Geometry>;
  arcs: Line[];
  transform?: { scale: [number, number]; translate: [number, number] };
}
interface Feature {
  properties: unknown;
  coordinates: unknown;
}

const [mostBytes = 0] = process.argv.slice(2).map(Number);
// If memory runs out, Linux ends this process and not the server or the database.
if (process.platform === "linux") await writeFile("/proc/self/oom_score_adj", "1000").catch(() => {});
setTimeout(() => process.kill(process.pid, "SIGKILL"), LAST_RESORT_MS).unref();

function end(code: number): never {
  process.exit(code);
}

function unpacked(file: Buffer): Buffer {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  try {
    return gunzipSync(file, { maxOutputLength: mostBytes });
  } catch (error) {
    return end(error instanceof RangeError ? TOO_LARGE : NOT_JSON);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return end(NOT_JSON);
  }
}

function* featuresIn(file: unknown): Generator<Feature> {
  const { type, features } = file as { type?: unknown; features?: unknown };
  if (type === "Topology") yield* featuresOfTopology(file as Topology);
  else if (Array.isArray(features)) {
    for (const { properties, geometry } of features as { properties?: unknown; geometry?: Geometry | null }[]) {
      yield { properties, coordinates: geometry?.coordinates };
    }
  } else end(NOT_BOUNDARIES);
}

/** Joins the arcs that neighbours share to the rings of each, as the format's specification says. */
function* featuresOfTopology({ objects, arcs, transform }: Topology): Generator<Feature> {
  const lines = transform ? arcs.map((arc) => absolute(arc, transform)) : arcs;
  const ringOf = (indexes: number[]) =>
    indexes.flatMap((index, position) => {
      const line = index < 0 ? (lines[~index]?.toReversed() ?? []) : (lines[index] ?? []);
      return position === 0 ? line : line.slice(1);
    });
  const geometries = Object.values(objects).flatMap((object) => object.geometries ?? [object]);
  for (const { type, properties, arcs: indexes } of geometries) {
    if (type === "Polygon") yield { properties, coordinates: (indexes as number[][]).map(ringOf) };
    else if (type === "MultiPolygon") {
      yield { properties, coordinates: (indexes as number[][][]).map((part) => part.map(ringOf)) };
    } else yield { properties, coordinates: null };
  }
}

function absolute(arc: Line, { scale, translate }: NonNullable<Topology["transform"]>): Line {
  let [x, y] = [0, 0];
  return arc.map(([right = 0, up = 0]) => {
    x += right;
    y += up;
    return [rounded(x * scale[0] + translate[0]), rounded(y * scale[1] + translate[1])];
  });
}

const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

const read = parsed(unpacked(await buffer(process.stdin)).toString());
try {
  for (const feature of featuresIn(read)) {
    if (!process.stdout.write(`${JSON.stringify(feature)}\n`)) await once(process.stdout, "drain");
  }
} catch (error) {
  // A feature whose text would be longer than any text can be.
  end(error instanceof RangeError ? TOO_HEAVY : NOT_BOUNDARIES);
}
