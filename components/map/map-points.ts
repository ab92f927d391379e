import type { ReportMapView, ReportPointProperties } from "@/lib/reports/view";
import type { Point } from "./coordinates";

export interface ReportPoint {
  point: Point;
  report: ReportPointProperties;
}

export interface Cluster {
  point: Point;
  count: number;
}

type Feature = ReportMapView["features"][number];

function pointOf({ geometry }: Feature): Point {
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

export function reportsOf({ features }: ReportMapView): ReportPoint[] {
  return features.flatMap((feature) =>
    "cluster" in feature.properties ? [] : [{ point: pointOf(feature), report: feature.properties }],
  );
}

export function clustersOf({ features }: ReportMapView): Cluster[] {
  return features.flatMap((feature) =>
    "cluster" in feature.properties ? [{ point: pointOf(feature), count: feature.properties.count }] : [],
  );
}

/** The south-western and north-eastern corner of all points; undefined when there are none. */
export function boundsOf(view: ReportMapView): [[number, number], [number, number]] | undefined {
  const points = view.features.map(pointOf);
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ];
}
