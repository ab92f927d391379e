import "server-only";
import { brotliDecompressSync } from "node:zlib";
import { feature } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { Database } from "@/prisma/client";
import { type AreaTopology, BORDERS_ROW } from "./outlines";
import { isWithin, levelOf } from "./rules";
import type { AreaMapView } from "./view";

/** Names what is drawn of boundaries; empty where none were imported. */
export async function outlinesEdition(db: Database): Promise<string> {
  const rows = await db.areaOutline.findMany({ select: { edition: true }, orderBy: { level: "asc" } });
  return rows.map(({ edition }) => edition.slice(0, 4)).join("");
}

/** A level's areas as they are drawn; null where their boundaries were not imported. */
export function areaTopology(db: Database, level: number): Promise<AreaTopology | null> {
  return drawn<AreaTopology>(db, level);
}

/** The lines between areas of all levels. */
export async function drawnBorders(db: Database): Promise<GeoJSON.FeatureCollection> {
  return (await drawn<GeoJSON.FeatureCollection>(db, BORDERS_ROW)) ?? { type: "FeatureCollection", features: [] };
}

async function drawn<Shape>(db: Database, level: number): Promise<Shape | null> {
  const row = await db.areaOutline.findUnique({ where: { level }, select: { topology: true } });
  return row && (JSON.parse(brotliDecompressSync(row.topology).toString()) as Shape);
}

/** What lies in an area (in the country for `""`), one level finer; null where those boundaries were not imported. */
export async function drawnAreas(db: Database, within: string): Promise<AreaMapView | null> {
  const topology = await areaTopology(db, within === "" ? 1 : levelOf(within) + 1);
  const map = topology && areaMap(topology, within);
  if (!map) return null;
  const rows = await db.area.findMany({
    where: { code: { in: map.areas.map(({ code }) => code) } },
    select: { code: true, name: true },
  });
  return { ...map, names: Object.fromEntries(rows.map(({ code, name }) => [code, name])) };
}

const WIDTH = 2_000;
const TALLEST = 1_500;
/** Of all paths together; what is drawn finer is simplified more. */
const MOST_CHARACTERS = 60_000;
/** What is smaller could not be pressed, and stands as a square. */
const SMALLEST = 24;

type Point = readonly [x: number, y: number];

type Area = AreaTopology["objects"]["areas"]["geometries"][number];

/** The areas of one level within an area (the country for `""`), drawn to fill a picture; neighbours share their lines. */
function areaMap(whole: AreaTopology, within: string): Omit<AreaMapView, "names"> | null {
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
