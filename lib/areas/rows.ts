import "server-only";
import { Prisma } from "@/prisma/client";

/** The columns of all that has a place: its point, and the area that holds it. */
export const PLACED = {
  latitude: true,
  longitude: true,
  approximate: true,
  regency: true,
  province: true,
  areaCode: true,
  areaCertainty: true,
} as const;

/** `AreaRow` from `areas`: the label is its name and those of what it lies in. */
export const AREA_COLUMNS = Prisma.raw(`areas.code, areas.level, areas.parent_code AS "parentCode", areas.name,
  concat_ws(', ', areas.name, CASE WHEN areas.level > 3 THEN (SELECT name FROM areas AS above WHERE code = left(areas.code, 8)) END,
    CASE WHEN areas.level > 2 THEN (SELECT name FROM areas AS above WHERE code = left(areas.code, 5)) END,
    CASE WHEN areas.level > 1 THEN (SELECT name FROM areas AS above WHERE code = left(areas.code, 2)) END) AS label`);

/** Rows in an area and all within it, by an index of `varchar_pattern_ops`. */
export function inArea(column: Prisma.Sql, code: string | undefined): Prisma.Sql {
  return code === undefined ? Prisma.empty : Prisma.sql`AND ${column} LIKE ${`${code}%`}`;
}
