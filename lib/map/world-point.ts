/** Width and height of a tile, in pixels. */
export const TILE_PIXELS = 256;

/** How many tiles of the ground, each way, have their names in one answer. */
export const NAME_TILES = 4;

/** A point of the whole world's picture, 256 pixels at zoom 0 and doubling with each zoom. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** Web Mercator. @param zoom may have a fraction */
export function worldPoint({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): WorldPoint {
  const size = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}
