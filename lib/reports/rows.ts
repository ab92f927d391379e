import "server-only";
import { columnsOf, Prisma } from "@/prisma/client";
import { ON_MAP_STATUSES, OPEN_STATUSES, PUBLIC_STATUSES, type ReportStatus } from "./rules";
import { TRANSITIONS } from "./rules-steps";

/** The columns that the public view of a report needs. A row never leaves the server. */
const COLUMNS = {
  id: true,
  code: true,
  status: true,
  heldReason: true,
  reporterName: true,
  location: true,
  damageType: true,
  description: true,
  incidentDate: true,
  createdAt: true,
  latitude: true,
  longitude: true,
  publicLatitude: true,
  publicLongitude: true,
  everRisky: true,
  regency: true,
  province: true,
  areaCode: true,
  publicAreaCode: true,
  areaCertainty: true,
  photoId: true,
  supportCount: true,
  answers: true,
} as const satisfies Prisma.ReportSelect;

export const REPORT_SELECT = {
  ...COLUMNS,
  /** After the first. */
  morePhotos: { orderBy: { position: "asc" }, select: { photoId: true } },
} as const satisfies Prisma.ReportSelect;
type SelectedReport = Prisma.ReportGetPayload<{ select: typeof REPORT_SELECT }>;
/** The answers were checked when written. */
export type ReportRow = Omit<SelectedReport, "answers"> & { answers: unknown };

/** The same columns for the queries written by hand. */
export const REPORT_COLUMNS = Prisma.sql`${columnsOf("reports", COLUMNS)},
  (SELECT coalesce(json_agg(json_build_object('photoId', more.photo_id) ORDER BY more.position), '[]')
    FROM report_photos AS more WHERE more.report_id = reports.id) AS "morePhotos"`;

function among(statuses: readonly ReportStatus[]): string {
  return `reports.status IN (${statuses.map((status) => `'${status}'`).join(", ")}) AND reports.held_reason IS NULL`;
}

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.

/** `reports_listed_idx` */
export const IS_LISTED = Prisma.raw(among(PUBLIC_STATUSES));
/** `reports_pending_idx` and its like */
export function isOf(status: ReportStatus): Prisma.Sql {
  return Prisma.raw(`reports.status = '${status}'`);
}
/** What everybody may know of a report's point. */
export const PUBLIC_POSITION = {
  latitude: Prisma.raw("reports.public_latitude"),
  longitude: Prisma.raw("reports.public_longitude"),
};

/** `reports_on_map_idx` */
export const IS_ON_MAP = Prisma.raw(`${among(ON_MAP_STATUSES)} AND reports.public_latitude IS NOT NULL`);
/** The public record: staff stand behind it. */
export const IS_RECORD = Prisma.raw(among(ON_MAP_STATUSES));
/** `reports_open_nearby_idx`; with the public point for its own, `reports_listed_point_idx` */
export const IS_OPEN_PLACE = Prisma.raw(`${among(OPEN_STATUSES)} AND reports.latitude IS NOT NULL`);
export const IS_OPEN = Prisma.raw(among(OPEN_STATUSES));
/** `events_report_results_idx` */
const IS_RESULT = `events.report_id IS NOT NULL AND events.result_at IS NOT NULL
  AND events.resolution_dismissed_at IS NULL AND events.deleted_at IS NULL`;
/** Of events joined with their reports: what was reached since the report was last opened may settle it. */
export const IS_RESULT_WAITING = Prisma.raw(`${IS_RESULT}
  AND reports.status IN (${TRANSITIONS.claim.from.map((status) => `'${status}'`).join(", ")})
  AND NOT EXISTS (SELECT FROM report_events AS reopened WHERE reopened.report_id = reports.id
    AND reopened.kind = 'REOPENED' AND reopened.undone_at IS NULL AND reopened.created_at >= events.result_at)`);
