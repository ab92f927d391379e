import { clipped } from "@/lib/format/text";
import type { ReportMapView } from "@/lib/reports/view";

type Feature = ReportMapView["features"][number];

/** The map asks for the rest by itself; these travel inside the page. */
const MOST = 40;
const DESCRIPTION = 120;

/**
 * What the map opens with: the newest reports, and those at the four edges, so that it fits what there is.
 * Keeps a page light whose map may never be looked at.
 */
export function openingMap(map: ReportMapView): ReportMapView {
  if (map.features.length <= MOST) return { ...map, features: map.features.map(shortened) };
  const newest = [...map.features].sort((a, b) => idOf(b) - idOf(a)).slice(0, MOST - 4);
  const included = new Set([...newest, ...edgesOf(map.features)]);
  return { ...map, features: map.features.filter((feature) => included.has(feature)).map(shortened) };
}

function edgesOf(features: Feature[]): Feature[] {
  const along = (axis: 0 | 1) =>
    [...features].sort((a, b) => a.geometry.coordinates[axis] - b.geometry.coordinates[axis]);
  const [byLongitude, byLatitude] = [along(0), along(1)];
  return [byLongitude.at(0), byLongitude.at(-1), byLatitude.at(0), byLatitude.at(-1)].filter(
    (feature) => feature !== undefined,
  );
}

/** Clusters stand for many and come first. */
function idOf({ properties }: Feature): number {
  return "cluster" in properties ? Number.MAX_SAFE_INTEGER : properties.id;
}

function shortened(feature: Feature): Feature {
  const { properties } = feature;
  if ("cluster" in properties) return feature;
  return { ...feature, properties: { ...properties, description: clipped(properties.description, DESCRIPTION) } };
}
