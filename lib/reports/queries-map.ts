import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { boundsOf, type CellWindow, countedWindow, meanDegrees } from "@/lib/map/grid";
import { DEEPEST_CLUSTER_ZOOM, MAX_MAP_POINTS } from "@/lib/map/rules";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";
import { IS_ON_MAP } from "./rows";
import type { ReportStatus } from "./rules";
import type { ReportMapView } from "./view";

/** A popup shows no more of a description; the report's page has all of it. */
const SHOWN_CHARACTERS = 280;

interface PointRow {
  id: number;
  code: string;
  status: ReportStatus;
  location: string;
  description: string;
  photoId: string | null;
  incidentDate: Date;
  latitude: number;
  longitude: number;
}

interface CellRow extends Partial<PointRow> {
  count: number;
  latitudeSum: number;
  longitudeSum: number;
}

type Feature = ReportMapView["features"][number];

/**
 * The checked reports in a window, as points; as clusters where they are too many. Both cost the same however many
 * reports there are: clusters are read from counted cells, points stop at `MAX_MAP_POINTS`.
 */
export async function reportMap(ctx: Ctx, window: CellWindow, zoom: number): Promise<ReportMapView> {
  const counted = countedWindow(window);
  const cells = await ctx.db.$queryRaw<{ total: number }[]>(totalSql(counted));
  const crowded = (cells[0]?.total ?? 0) > MAX_MAP_POINTS;
  // Counted cells reach beyond a window of finer ones, so only the points themselves tell whether they fit.
  if (!crowded || counted.level < window.level) {
    const rows = await ctx.db.$queryRaw<PointRow[]>(pointsSql(window, MAX_MAP_POINTS + 1));
    if (rows.length <= MAX_MAP_POINTS || zoom > DEEPEST_CLUSTER_ZOOM) {
      return collection(rows.slice(0, MAX_MAP_POINTS).map(pointFeature));
    }
  }
  const rows = await ctx.db.$queryRaw<CellRow[]>(clustersSql(counted));
  return collection(rows.map(cellFeature));
}

function inWindow({ level, fromX, fromY, toX, toY }: CellWindow): Prisma.Sql {
  return Prisma.sql`level = ${level} AND x BETWEEN ${fromX} AND ${toX} AND y BETWEEN ${fromY} AND ${toY} AND count > 0`;
}

export function totalSql(window: CellWindow): Prisma.Sql {
  return Prisma.sql`SELECT coalesce(sum(count), 0)::int AS total FROM report_cells WHERE ${inWindow(window)}`;
}

const POINT_COLUMNS = Prisma.raw(`
  reports.id, reports.code, reports.status, reports.location,
  left(reports.description, ${SHOWN_CHARACTERS + 1}) AS description, reports.photo_id AS "photoId",
  reports.incident_date AS "incidentDate", reports.latitude, reports.longitude`);

export function pointsSql(window: CellWindow, limit: number): Prisma.Sql {
  const [west, south, east, north] = boundsOf(window);
  return Prisma.sql`
    SELECT ${POINT_COLUMNS} FROM reports
    WHERE ${IS_ON_MAP} AND point(reports.longitude, reports.latitude)
      <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
    LIMIT ${limit}`;
}

/** Cells, each with its report where there is only one in it. */
export function clustersSql(window: CellWindow): Prisma.Sql {
  const degrees = Prisma.sql`(360 / power(2, cell.level))`;
  return Prisma.sql`
    SELECT cell.count, cell.latitude_sum::float8 AS "latitudeSum", cell.longitude_sum::float8 AS "longitudeSum", single.*
    FROM (SELECT * FROM report_cells WHERE ${inWindow(window)}) AS cell
    LEFT JOIN LATERAL (
      SELECT ${POINT_COLUMNS} FROM reports
      WHERE cell.count = 1 AND ${IS_ON_MAP} AND point(reports.longitude, reports.latitude) <@ box(
        point(cell.x * ${degrees} - 180, cell.y * ${degrees} - 90),
        point((cell.x + 1) * ${degrees} - 180, (cell.y + 1) * ${degrees} - 90))
      LIMIT 1
    ) AS single ON true`;
}

function collection(features: Feature[]): ReportMapView {
  return { type: "FeatureCollection", features };
}

function cellFeature(cell: CellRow): Feature {
  if (isPoint(cell)) return pointFeature(cell);
  const { count } = cell;
  const coordinates: [number, number] = [meanDegrees(cell.longitudeSum, count), meanDegrees(cell.latitudeSum, count)];
  return { type: "Feature", geometry: { type: "Point", coordinates }, properties: { cluster: true, count } };
}

function isPoint(cell: CellRow): cell is CellRow & PointRow {
  return cell.count === 1 && typeof cell.id === "number";
}

function pointFeature(row: PointRow): Feature {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [row.longitude, row.latitude] },
    properties: {
      id: row.id,
      code: row.code,
      status: row.status,
      location: row.location,
      description: shortened(row.description),
      photo: row.photoId === null ? null : photoPath(row.photoId, 640),
      date: row.incidentDate.toISOString().slice(0, 10),
    },
  };
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_CHARACTERS
    ? `${characters
        .slice(0, SHOWN_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
