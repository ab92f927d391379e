import "server-only";
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { feature, mergeArcs, quantize } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";
import type { Database } from "@/prisma/client";
import { borderLines, type OutlinedArea } from "./border-lines";
import { type AreaTopology, BORDERS_ROW, OUTLINED_LEVELS } from "./outlines";
import { isWithin } from "./rules";

/** Corners closer than some 5 m are one, so that neighbours meet. */
const STEPS = 1_000_000;
/** Square degrees of the triangle that a corner makes with its neighbours: about a tenth of a hectare. */
const SMALLEST_TRIANGLE = 1e-7;
/** About 6 hectares, of an island that no other area touches. */
const SMALLEST_ISLAND = 5e-6;
const QUALITY = 5;

interface AreaRings {
  code: string;
  /** As PostgreSQL writes polygons: `((110.1,-7.5),…)`. */
  rings: string[];
}

/** Makes what maps draw from all boundaries that are known, once an import has changed them. Takes seconds of one core. */
export async function drawOutlines(db: Database): Promise<void> {
  const drawn = new Map<number, AreaTopology>();
  for (const level of OUTLINED_LEVELS) {
    const areas = await db.$queryRaw<AreaRings[]>`
      SELECT code, array_agg(shape::text ORDER BY part, hole) AS rings FROM area_shapes
      WHERE level = ${level} GROUP BY code ORDER BY code`;
    if (areas.length > 0) drawn.set(level, topologyOf(areas));
  }
  const regencies = drawn.get(2);
  if (regencies && !drawn.has(1)) drawn.set(1, provincesOf(regencies));
  for (const level of OUTLINED_LEVELS) await store(db, level, drawn.get(level) ?? null);
  const outlined = OUTLINED_LEVELS.flatMap((level) => outlinedAreas(drawn.get(level)));
  await store(db, BORDERS_ROW, outlined.length === 0 ? null : borderLines(outlined));
}

/** Provinces without a boundary of their own are merged from their regencies. */
function provincesOf(regencies: AreaTopology): AreaTopology {
  const { geometries } = regencies.objects.areas;
  const codes = [...new Set(geometries.map(({ id }) => id.slice(0, 2)))];
  const merged = codes.map((id) => ({
    ...mergeArcs(
      regencies,
      geometries.filter((regency) => isWithin(regency.id, id)),
    ),
    id,
  }));
  const whole: AreaTopology = { ...regencies, objects: { areas: { type: "GeometryCollection", geometries: merged } } };
  return filter(whole, () => true) as AreaTopology;
}

/** What an older version imported has no lines between areas yet. */
export async function drawMissingBorders(db: Database): Promise<void> {
  const levels = await db.areaOutline.findMany({ select: { level: true } });
  if (levels.length > 0 && !levels.some(({ level }) => level === BORDERS_ROW)) await drawOutlines(db);
}

async function store(db: Database, level: number, drawn: AreaTopology | GeoJSON.FeatureCollection | null) {
  if (drawn === null) {
    await db.areaOutline.deleteMany({ where: { level } });
    return;
  }
  const packed = brotliCompressSync(JSON.stringify(drawn), { params: { 1: QUALITY } });
  const row = {
    edition: createHash("sha256").update(packed).digest("hex").slice(0, 8),
    topology: new Uint8Array(packed),
  };
  await db.areaOutline.upsert({ where: { level }, update: row, create: { level, ...row } });
}

function outlinedAreas(topology: AreaTopology | undefined): OutlinedArea[] {
  if (!topology) return [];
  return topology.objects.areas.geometries.map((area) => ({
    code: area.id,
    rings: feature(topology, area).geometry.coordinates.flat() as OutlinedArea["rings"],
  }));
}

/** Simplified together, so that what two areas share stays one line. */
function topologyOf(areas: readonly AreaRings[]): AreaTopology {
  const features = areas.map(({ code, rings }) => {
    const coordinates = rings.map((ring) => [closed(JSON.parse(ring.replaceAll("(", "[").replaceAll(")", "]")))]);
    const geometry: GeoJSON.MultiPolygon = { type: "MultiPolygon", coordinates };
    return { type: "Feature" as const, id: code, properties: null, geometry };
  });
  const collection: GeoJSON.FeatureCollection = { type: "FeatureCollection", features };
  const whole = presimplify(topology({ areas: collection }, STEPS) as AreaTopology);
  const simple = simplify(whole, SMALLEST_TRIANGLE);
  return quantize(filter(simple, filterAttachedWeight(simple, SMALLEST_ISLAND)), STEPS) as AreaTopology;
}

/** PostgreSQL leaves it open whether a polygon's last corner is its first. */
function closed(ring: [number, number][]): [number, number][] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && (first[0] !== last?.[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}
