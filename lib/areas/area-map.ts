import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { AreaTopology } from "./outlines";
import { isWithin } from "./rules";
import type { AreaMapView } from "./view";

const WIDTH = 2_000;
const TALLEST = 1_500;
/** Of all paths together; what is drawn finer is simplified more. */
const MOST_CHARACTERS = 60_000;
/** What is smaller could not be pressed, and stands as a square. */
const SMALLEST = 24;

type Point = readonly [x: number, y: number];

type Area = AreaTopology["objects"]["areas"]["geometries"][number];

/** The areas of one level within an area (the country for `""`), drawn to fill a picture; neighbours share their lines. */
export function areaMap(whole: AreaTopology, within: string): Omit<AreaMapView, "names"> | null {
  const chosen = whole.objects.areas.geometries.filter(({ id }) => within === "" || isWithin(id, within));
  const points = chosen.flatMap((area) => ringsOf(whole, area).flat());
  if (points.length === 0) return null;
  const [west, north, east, south] = boxOf(points);
  const scale = Math.min(WIDTH / (east - west), TALLEST / (south - north));
  const inPicture = ([x, y]: Point): Point => [Math.round((x - west) * scale), Math.round((y - north) * scale)];
  const weighed = presimplify({ ...whole, objects: { areas: { type: "GeometryCollection", geometries: chosen } } });
  for (let smallest = 1; ; smallest *= 4) {
    const topology = simplify(weighed, smallest / scale ** 2) as AreaTopology;
    const areas = topology.objects.areas.geometries.flatMap((area) => {
      const rings = ringsOf(topology, area).map((ring) => ring.map(inPicture));
      return rings.length > 0 ? [{ code: area.id, path: pathOf(rings) }] : [];
    });
    if (areas.reduce((sum, { path }) => sum + path.length, 0) > MOST_CHARACTERS && smallest < WIDTH) continue;
    return { width: Math.ceil((east - west) * scale), height: Math.ceil((south - north) * scale), areas };
  }
}

/** In degrees, south downwards: at the equator they are as wide as they are high. */
function ringsOf(topology: AreaTopology, area: Area): Point[][] {
  const { geometry } = feature(topology, area);
  const polygons = (geometry as typeof geometry | null)?.coordinates ?? [];
  return polygons.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [x, -y]));
}

function boxOf(points: readonly Point[]): [west: number, north: number, east: number, south: number] {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [north, south] = [Math.min(north, y), Math.max(south, y)];
  }
  return [west, north, east, south];
}

function pathOf(rings: readonly Point[][]): string {
  const [west, north, east, south] = boxOf(rings.flat());
  if (east - west < SMALLEST && south - north < SMALLEST) {
    const [x, y] = [Math.round((west + east - SMALLEST) / 2), Math.round((north + south - SMALLEST) / 2)];
    return `M${x} ${y}h${SMALLEST}v${SMALLEST}h-${SMALLEST}z`;
  }
  return rings.map(drawRing).join("");
}

/** Empty for a ring of which the grid leaves no more than a line. */
function drawRing(ring: readonly Point[]): string {
  const corners = ring.filter(
    ([x, y], index) => index === 0 || x !== ring[index - 1]?.[0] || y !== ring[index - 1]?.[1],
  );
  if (corners.length < 4) return "";
  const steps = corners.slice(1, -1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [0, 0];
    return `${x - fromX}${y < fromY ? "" : " "}${y - fromY}`;
  });
  return `M${corners[0]?.join(" ")}l${steps.join(" ")}z`;
}
