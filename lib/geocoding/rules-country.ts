/** Where a point may lie. Apart from the rest of the rules, since every form with a point needs just this. */

/** Indonesia's bounding box in degrees. */
export const INDONESIA = { south: -11.2, north: 6.3, west: 94.7, east: 141.1 } as const;

export const OUTSIDE_INDONESIA = "Titik berada di luar Indonesia. Pilih titik lain di peta.";

export function isInIndonesia(latitude: number, longitude: number): boolean {
  return (
    latitude >= INDONESIA.south &&
    latitude <= INDONESIA.north &&
    longitude >= INDONESIA.west &&
    longitude <= INDONESIA.east
  );
}
