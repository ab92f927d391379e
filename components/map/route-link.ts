import type { Point } from "./coordinates";

/** The way to a point, in the map that a browser without a map program has. */
export function routeLink({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
