import "server-only";
import { Prisma } from "@/prisma/client";
import { EARTH_RADIUS_METERS } from "./distance";
import type { Bounds } from "./grid";

/** A little less than a degree of longitude has at Indonesia's northern and southern ends. */
const LEAST_METERS_A_DEGREE = 108_900;

/** A position as SQL: columns of a row or values. */
export interface SqlPosition {
  latitude: Prisma.Sql;
  longitude: Prisma.Sql;
}

export function positionOf({ latitude, longitude }: { latitude: number; longitude: number }): SqlPosition {
  return { latitude: Prisma.sql`${latitude}::float8`, longitude: Prisma.sql`${longitude}::float8` };
}

export function pointOf({ latitude, longitude }: SqlPosition): Prisma.Sql {
  return Prisma.sql`point(${longitude}, ${latitude})`;
}

/** The point of a table's row, written as in its indexes. */
export function rowPoint(table: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`point(${table}.longitude, ${table}.latitude)`;
}

/** Whether a position lies in a box or on its edge. */
export function inBox(at: SqlPosition, [west, south, east, north]: Bounds): Prisma.Sql {
  return Prisma.sql`${pointOf(at)}
    <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
}

/** Whether a row lies in the box around a circle. What lies in it must still be measured. */
export function inBoxAround(table: Prisma.Sql, at: SqlPosition, meters: number): Prisma.Sql {
  const degrees = meters / LEAST_METERS_A_DEGREE;
  const corner = Prisma.sql`point(${degrees}::float8, ${degrees}::float8)`;
  return Prisma.sql`${rowPoint(table)} <@ box(${pointOf(at)} - ${corner}, ${pointOf(at)} + ${corner})`;
}

/** Metres between a row and a position, over the sphere. */
export function metersTo(table: Prisma.Sql, { latitude, longitude }: SqlPosition): Prisma.Sql {
  return Prisma.sql`
    2 * ${EARTH_RADIUS_METERS}::float8 * asin(sqrt(
      power(sin(radians(${table}.latitude - ${latitude}) / 2), 2)
      + cos(radians(${table}.latitude)) * cos(radians(${latitude})) * power(sin(radians(${table}.longitude - ${longitude}) / 2), 2)))`;
}

/**
 * The rows of a select for each kind, put together: an index over kind and order is in order for one kind at a time.
 * @param type of the column `kind`
 * @param select gets the kind as a value
 */
export function eachKind(
  type: Prisma.Sql,
  kinds: readonly string[],
  select: (kind: Prisma.Sql) => Prisma.Sql,
): Prisma.Sql {
  const selects = kinds.map((kind) => Prisma.sql`(${select(Prisma.sql`${kind}::${type}`)})`);
  return Prisma.sql`SELECT * FROM (${Prisma.join(selects, " UNION ALL ")}) AS of_kinds`;
}
