import "server-only";
import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { quantize } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterAttachedWeight, presimplify, simplify } from "topojson-simplify";
import type { Database } from "@/prisma/client";
import { type AreaTopology, OUTLINED_LEVELS } from "./outlines";

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
  for (const level of OUTLINED_LEVELS) {
    const areas = await db.$queryRaw<AreaRings[]>`
      SELECT code, array_agg(shape::text ORDER BY part, hole) AS rings FROM area_shapes
      WHERE level = ${level} GROUP BY code ORDER BY code`;
    if (areas.length === 0) {
      await db.areaOutline.deleteMany({ where: { level } });
      continue;
    }
    const packed = brotliCompressSync(JSON.stringify(topologyOf(areas)), { params: { 1: QUALITY } });
    const drawn = {
      edition: createHash("sha256").update(packed).digest("hex").slice(0, 8),
      topology: new Uint8Array(packed),
    };
    await db.areaOutline.upsert({ where: { level }, update: drawn, create: { level, ...drawn } });
  }
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
