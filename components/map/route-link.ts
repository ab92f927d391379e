import type { Point } from "./coordinates";

/** The way to a point, or to a place in words, in the map that a browser without a map program has. */
export function routeLink(to: Point | string): string {
  const place = typeof to === "string" ? encodeURIComponent(to) : `${to.latitude},${to.longitude}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${place}`;
}
