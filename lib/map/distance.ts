export const EARTH_RADIUS_METERS = 6_371_008.8;

export interface Position {
  latitude: number;
  longitude: number;
}

/** As the crow flies (haversine), as `metersTo` of lib/map/sql.ts says it in SQL. */
export function metersBetween(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const part = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(part)));
}
