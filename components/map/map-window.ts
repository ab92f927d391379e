import type { Map as LeafletMap } from "leaflet";

/** What a map shows, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

/** What can be seen of it, above a sheet. @param covered pixels under the sheet */
export function visibleBox(map: LeafletMap, covered: number): Box {
  const { x, y } = map.getSize();
  const lowest = map.containerPointToLatLng([0, y - covered]);
  const highest = map.containerPointToLatLng([x, 0]);
  return {
    west: Math.max(WORLD.west, lowest.lng),
    south: Math.max(WORLD.south, lowest.lat),
    east: Math.min(WORLD.east, highest.lng),
    north: Math.min(WORLD.north, highest.lat),
  };
}

/** About ten metres: enough to list by. */
const DECIMALS = 4;

/** What a list asks for what lies in a box. */
export function boxQuery({ west, south, east, north }: Box): string {
  return `bbox=${[west, south, east, north].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(",")}`;
}

const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

/**
 * The query of a map's points for a view: its box, widened to the grid of the zoom, so that a small pan asks
 * the same question again and is answered from cache.
 */
export function mapQuery(box: Box, zoom: number): string {
  const level = Math.max(0, Math.min(22, Math.floor(zoom)));
  const cell = 360 / 2 ** level;
  const down = (value: number) => Math.floor(value / cell) * cell;
  const up = (value: number) => Math.ceil(value / cell) * cell;
  const wide = [
    Math.max(WORLD.west, down(box.west)),
    Math.max(WORLD.south, down(box.south)),
    Math.min(WORLD.east, up(box.east)),
    Math.min(WORLD.north, up(box.north)),
  ];
  return `bbox=${wide.map((value) => Number(value.toFixed(5))).join(",")}&zoom=${level}`;
}
