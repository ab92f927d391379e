import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { boundsOf, type CellWindow, countedWindow, meanDegrees } from "./grid";
import { DEEPEST_CLUSTER_ZOOM, MAX_MAP_POINTS, MAX_NARROWED_POINTS } from "./rules";
import { eachKind, inBox, pointOf, type SqlPosition } from "./sql";
import type { MapView } from "./view";

interface PointRow {
  id: number;
  latitude: number;
  longitude: number;
}

type CellRow<Row> = { count: number; latitudeSum: number; longitudeSum: number } & (Row | Record<keyof Row, null>);

/** What a map shows: rows of a table with a point index, counted in cells by a trigger. */
export interface MapSource<Row extends PointRow, Properties> {
  table: Prisma.Sql;
  cells: Prisma.Sql;
  /** Columns of the point that is drawn. */
  at: SqlPosition;
  /** What `properties` needs, with id, latitude and longitude; each column with its table. */
  columns: Prisma.Sql;
  /** Written as in the partial index. */
  onMap: Prisma.Sql;
  /** The type of the column `kind` in both tables, where they are counted by kind. */
  kind: Prisma.Sql | null;
  properties(row: Row): Properties;
}

/** What the SQL of a map needs to know of its source. */
export type MapTables = Omit<MapSource<PointRow, unknown>, "properties">;

/**
 * What lies in a window, as points; as clusters where it is too much. Both cost the same however much there is:
 * clusters are read from counted cells, points stop at `MAX_MAP_POINTS`.
 * @param kinds only of these, where the source has kinds
 */
export async function countedMap<Row extends PointRow, Properties>(
  ctx: Ctx,
  source: MapSource<Row, Properties>,
  window: CellWindow,
  zoom: number,
  kinds?: readonly string[],
): Promise<MapView<Properties>> {
  const counted = countedWindow(window);
  const cells = await ctx.db.$queryRaw<{ total: number }[]>(totalSql(source, counted, kinds));
  const crowded = (cells[0]?.total ?? 0) > MAX_MAP_POINTS;
  // Counted cells reach beyond a window of finer ones, so only the points themselves tell whether they fit.
  if (!crowded || counted.level < window.level) {
    const rows = await ctx.db.$queryRaw<Row[]>(pointsSql(source, window, MAX_MAP_POINTS + 1, kinds));
    if (rows.length <= MAX_MAP_POINTS || zoom > DEEPEST_CLUSTER_ZOOM) {
      return collection(rows.slice(0, MAX_MAP_POINTS).map((row) => feature(row, source.properties(row))));
    }
  }
  return clusters(source, await ctx.db.$queryRaw<CellRow<Row>[]>(clustersSql(source, counted, kinds)));
}

/**
 * The same of rows that nothing has counted: `source.onMap` asks more than the trigger knew. Beyond `MAX_NARROWED_POINTS` in a
 * window the clusters are made of so many, whichever they are.
 */
export async function narrowedMap<Row extends PointRow, Properties>(
  ctx: Ctx,
  source: MapSource<Row, Properties>,
  window: CellWindow,
  zoom: number,
): Promise<MapView<Properties>> {
  const rows = await ctx.db.$queryRaw<Row[]>(pointsSql(source, window, MAX_MAP_POINTS + 1));
  if (rows.length <= MAX_MAP_POINTS || zoom > DEEPEST_CLUSTER_ZOOM) {
    return collection(rows.slice(0, MAX_MAP_POINTS).map((row) => feature(row, source.properties(row))));
  }
  return clusters(source, await ctx.db.$queryRaw<CellRow<Row>[]>(narrowedClustersSql(source, window)));
}

function clusters<Row extends PointRow, Properties>(
  source: MapSource<Row, Properties>,
  rows: CellRow<Row>[],
): MapView<Properties> {
  return collection(rows.map((row) => (isPoint(row) ? feature(row, source.properties(row)) : cluster(row))));
}

export function narrowedClustersSql({ table, at, columns, onMap }: MapTables, window: CellWindow): Prisma.Sql {
  const cellAt = (degrees: Prisma.Sql) => Prisma.sql`floor((${degrees}) * power(2, ${window.level}::int) / 360)`;
  return Prisma.sql`
    SELECT cell.count, cell."latitudeSum", cell."longitudeSum", single.*
    FROM (
      SELECT count(*)::int AS count, sum(latitude) * 1e6 AS "latitudeSum", sum(longitude) * 1e6 AS "longitudeSum", min(id) AS id
      FROM (
        SELECT ${table}.id, ${at.latitude} AS latitude, ${at.longitude} AS longitude FROM ${table}
        WHERE ${onMap} AND ${inBox(at, boundsOf(window))} LIMIT ${MAX_NARROWED_POINTS}
      ) AS found
      GROUP BY ${cellAt(Prisma.sql`longitude + 180`)}, ${cellAt(Prisma.sql`latitude + 90`)}
    ) AS cell
    LEFT JOIN LATERAL (SELECT ${columns} FROM ${table} WHERE cell.count = 1 AND ${table}.id = cell.id) AS single ON true`;
}

function inWindow(
  { kind }: MapTables,
  { level, fromX, fromY, toX, toY }: CellWindow,
  kinds?: readonly string[],
): Prisma.Sql {
  const ofKinds = kind && kinds ? Prisma.sql`AND kind = ANY(${kinds}::${kind}[])` : Prisma.empty;
  return Prisma.sql`
    level = ${level} AND x BETWEEN ${fromX} AND ${toX} AND y BETWEEN ${fromY} AND ${toY} ${ofKinds} AND count > 0`;
}

export function totalSql(source: MapTables, window: CellWindow, kinds?: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT coalesce(sum(count), 0)::float8 AS total FROM ${source.cells} WHERE ${inWindow(source, window, kinds)}`;
}

export function pointsSql(
  { table, at, columns, onMap, kind }: MapTables,
  window: CellWindow,
  limit: number,
  kinds?: readonly string[],
): Prisma.Sql {
  const points = (ofKind: Prisma.Sql) => Prisma.sql`
    SELECT ${columns} FROM ${table} WHERE ${onMap} ${ofKind} AND ${inBox(at, boundsOf(window))} LIMIT ${limit}`;
  if (!kind || !kinds) return points(Prisma.empty);
  return Prisma.sql`${eachKind(kind, kinds, (value) => points(Prisma.sql`AND kind = ${value}`))} LIMIT ${limit}`;
}

/** Cells, each with its one point where there is only one in it. */
export function clustersSql(source: MapTables, window: CellWindow, kinds?: readonly string[]): Prisma.Sql {
  const { table, cells, at, columns, onMap, kind } = source;
  const degrees = Prisma.sql`(360 / power(2, cell.level))`;
  return Prisma.sql`
    SELECT cell.count, cell.latitude_sum::float8 AS "latitudeSum", cell.longitude_sum::float8 AS "longitudeSum", single.*
    FROM (
      SELECT level, x, y, ${kind ? Prisma.sql`min(kind) AS kind,` : Prisma.empty} sum(count)::float8 AS count,
        sum(latitude_sum) AS latitude_sum, sum(longitude_sum) AS longitude_sum
      FROM ${cells} WHERE ${inWindow(source, window, kinds)} GROUP BY level, x, y
    ) AS cell
    LEFT JOIN LATERAL (
      SELECT ${columns} FROM ${table}
      WHERE cell.count = 1 AND ${onMap} ${kind ? Prisma.sql`AND ${table}.kind = cell.kind` : Prisma.empty}
        AND ${pointOf(at)} <@ box(
          point(cell.x * ${degrees} - 180, cell.y * ${degrees} - 90),
          point((cell.x + 1) * ${degrees} - 180, (cell.y + 1) * ${degrees} - 90))
        -- The box has its eastern and northern edges too; what lies on them is the next cell's.
        AND ${at.longitude} < (cell.x + 1) * ${degrees} - 180 AND ${at.latitude} < (cell.y + 1) * ${degrees} - 90
      LIMIT 1
    ) AS single ON true`;
}

function collection<Properties>(features: MapView<Properties>["features"]): MapView<Properties> {
  return { type: "FeatureCollection", features };
}

function feature<Properties>({ longitude, latitude }: PointRow, properties: Properties) {
  const coordinates: [number, number] = [longitude, latitude];
  return { type: "Feature" as const, geometry: { type: "Point" as const, coordinates }, properties };
}

function cluster({ count, latitudeSum, longitudeSum }: CellRow<PointRow>) {
  const middle = { latitude: meanDegrees(latitudeSum, count), longitude: meanDegrees(longitudeSum, count), id: 0 };
  return feature(middle, { cluster: true as const, count });
}

function isPoint<Row extends PointRow>(cell: CellRow<Row>): cell is CellRow<Row> & Row {
  return cell.count === 1 && cell.id !== null;
}
