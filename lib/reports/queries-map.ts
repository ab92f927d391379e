import "server-only";
import { clipped } from "@/lib/format/text";
import { INDONESIA } from "@/lib/geocoding/rules-country";
import type { Ctx } from "@/lib/kernel/ctx";
import { type CellWindow, cellWindow } from "@/lib/map/grid";
import { countedMap, type MapSource, narrowedMap } from "@/lib/map/queries";
import { POPUP_CHARACTERS } from "@/lib/map/rules";
import { photoPath } from "@/lib/photos/rules";
import { Prisma } from "@/prisma/client";
import { matching } from "./queries";
import { IS_ON_MAP, PUBLIC_POSITION } from "./rows";
import type { ReportStatus } from "./rules";
import type { ReportFilter } from "./schemas";
import type { ReportMapView, ReportPointProperties } from "./view";

const OPENING_ZOOM = 5;

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

export const REPORT_MAP: MapSource<PointRow, ReportPointProperties> = {
  table: Prisma.raw("reports"),
  cells: Prisma.raw("report_cells"),
  at: PUBLIC_POSITION,
  columns: Prisma.raw(`
    reports.id, reports.code, reports.status, reports.location,
    left(reports.description, ${POPUP_CHARACTERS + 1}) AS description, reports.photo_id AS "photoId",
    reports.incident_date AS "incidentDate", reports.public_latitude AS latitude, reports.public_longitude AS longitude`),
  onMap: IS_ON_MAP,
  kind: null,
  properties: (row) => ({
    id: row.id,
    code: row.code,
    status: row.status,
    location: row.location,
    description: clipped(row.description, POPUP_CHARACTERS),
    photo: row.photoId === null ? null : photoPath(row.photoId, 640),
    date: row.incidentDate.toISOString().slice(0, 10),
  }),
};

/** The checked reports in a window, as points; as clusters where they are too many. */
export function reportMap(
  ctx: Ctx,
  window: CellWindow,
  zoom: number,
  filter: ReportFilter = {},
): Promise<ReportMapView> {
  if (Object.values(filter).every((part) => part === undefined)) return countedMap(ctx, REPORT_MAP, window, zoom);
  return narrowedMap(ctx, { ...REPORT_MAP, onMap: Prisma.sql`${IS_ON_MAP} ${matching(filter)}` }, window, zoom);
}

/** The whole country, as a map opens with it; it asks for more as it moves. */
export function wholeReportMap(ctx: Ctx, filter?: ReportFilter): Promise<ReportMapView> {
  const { west, south, east, north } = INDONESIA;
  return reportMap(ctx, cellWindow([west, south, east, north], OPENING_ZOOM), OPENING_ZOOM, filter);
}
