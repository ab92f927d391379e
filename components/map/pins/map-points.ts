import type { Point } from "@/components/map/coordinates";
import type { MapView } from "@/lib/map/view";

export interface MapPoint<Properties> {
  point: Point;
  properties: Properties;
}

export interface Cluster {
  point: Point;
  count: number;
}

function pointOf({ geometry }: { geometry: { coordinates: [longitude: number, latitude: number] } }): Point {
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

export function singlesOf<Properties extends object>({ features }: MapView<Properties>): MapPoint<Properties>[] {
  return features.flatMap((feature) =>
    "cluster" in feature.properties ? [] : [{ point: pointOf(feature), properties: feature.properties }],
  );
}

export function clustersOf<Properties extends object>({ features }: MapView<Properties>): Cluster[] {
  return features.flatMap((feature) =>
    "cluster" in feature.properties ? [{ point: pointOf(feature), count: feature.properties.count }] : [],
  );
}

export type Corners = [[number, number], [number, number]];

/** The south-western and north-eastern corner of all points; undefined when there are none. */
export function boundsOf(points: readonly Point[]): Corners | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ];
}

/** Around everything on a map, clusters too. */
export function boundsOfView<Properties extends object>(view: MapView<Properties>): Corners | undefined {
  return boundsOf(view.features.map(pointOf));
}
