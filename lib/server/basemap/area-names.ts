import "server-only";
import type { NameView } from "@/lib/map/view";
import { NAME_TILES, TILE_PIXELS } from "@/lib/map/world-point";
import { services } from "@/lib/server/services";
import { Prisma } from "@/prisma/client";
import { tileCorner } from "./labels";

/** From these zooms on areas of a level are wide enough for their names. */
const LEVELS = [
  { level: 4, from: 14 },
  { level: 3, from: 12 },
];

/** An outline is at least so wide on the screen, in pixels. */
const LEAST_WIDTH = 90;
const MOST_NAMES = 200;

interface NamedArea {
  name: string;
  latitude: number;
  longitude: number;
}

/** The districts, and nearer the villages, whose middle lies in these tiles, where their boundaries were imported. */
export async function areaNamesIn(zoom: number, column: number, row: number): Promise<NameView[]> {
  const { latitude: north, longitude: west } = tileCorner(zoom, column * NAME_TILES, row * NAME_TILES);
  const { latitude: south, longitude: east } = tileCorner(zoom, (column + 1) * NAME_TILES, (row + 1) * NAME_TILES);
  const box = Prisma.sql`box(point(${west}, ${south}), point(${east}, ${north}))`;
  for (const { level } of LEVELS.filter(({ from }) => zoom >= from)) {
    const least = (LEAST_WIDTH * 360) / (TILE_PIXELS * 2 ** zoom);
    const areas = await services().db.$queryRaw<NamedArea[]>`
      SELECT areas.name, (point(shape))[1] AS latitude, (point(shape))[0] AS longitude
      FROM area_shapes JOIN areas USING (code)
      WHERE area_shapes.level = ${level} AND NOT hole
        AND shape && polygon(${box}) AND ${box} @> point(shape)
        AND width(box(shape)) > ${least}
      ORDER BY area(path(shape)) DESC LIMIT ${MOST_NAMES}`;
    if (areas.length > 0)
      return areas.map(({ name, ...point }) => ({ text: name, look: "area", ...point, side: "middle" }));
  }
  return [];
}
