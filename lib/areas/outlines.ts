import type { MultiPolygon, Topology } from "topojson-specification";

/** Provinces, regencies and districts are drawn; villages are too many and too small. */
export const OUTLINED_LEVELS = [1, 2, 3] as const;

/** In place of a level: GeoJSON of the lines between areas. */
export const BORDERS_ROW = 0;

/** Cached with this tag is what depends on the boundaries that were imported. */
export const BORDERS_TAG = "borders";

/** One level of areas, each with its code as `id`; rings that enclose holes are parts like all others. */
export type AreaTopology = Topology<{
  areas: { type: "GeometryCollection"; geometries: (MultiPolygon & { id: string })[] };
}>;

/** 1 where two areas lie in different provinces, 2 in different regencies of one, and so on. */
export function borderLevel(one: string, other: string): number {
  const [a, b] = [one.split("."), other.split(".")];
  return a.findIndex((part, index) => part !== b[index]) + 1;
}
