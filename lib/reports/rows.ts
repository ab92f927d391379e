import "server-only";
import type { AreaCertainty } from "@/lib/areas/rules";
import { Prisma } from "@/prisma/client";
import { ON_MAP_STATUSES, OPEN_STATUSES, PUBLIC_STATUSES, type ReportStatus } from "./rules";
import { TRANSITIONS } from "./rules-steps";

/** The columns that the public view of a report needs. A row never leaves the server. */
export interface ReportRow {
  id: number;
  code: string;
  status: ReportStatus;
  heldReason: string | null;
  reporterName: string;
  location: string;
  damageType: string;
  description: string;
  incidentDate: Date;
  createdAt: Date;
  latitude: number | null;
  longitude: number | null;
  publicLatitude: number | null;
  publicLongitude: number | null;
  regency: string | null;
  province: string | null;
  areaCode: string | null;
  publicAreaCode: string | null;
  areaCertainty: AreaCertainty | null;
  photoId: string | null;
  /** After the first. */
  morePhotos: { photoId: string }[];
  supportCount: number;
  answers: unknown;
}

export const REPORT_SELECT = {
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
  regency: true,
  province: true,
  areaCode: true,
  publicAreaCode: true,
  areaCertainty: true,
  photoId: true,
  morePhotos: { orderBy: { position: "asc" }, select: { photoId: true } },
  supportCount: true,
  answers: true,
} as const satisfies Prisma.ReportSelect;

/** The same columns for the queries written by hand. */
export const REPORT_COLUMNS = Prisma.raw(`
  reports.id, reports.code, reports.status, reports.held_reason AS "heldReason",
  reports.reporter_name AS "reporterName", reports.location, reports.damage_type AS "damageType", reports.description,
  reports.incident_date AS "incidentDate", reports.created_at AS "createdAt", reports.latitude, reports.longitude,
  reports.public_latitude AS "publicLatitude", reports.public_longitude AS "publicLongitude",
  reports.regency, reports.province, reports.area_code AS "areaCode",
  reports.public_area_code AS "publicAreaCode", reports.area_certainty AS "areaCertainty", reports.photo_id AS "photoId", reports.support_count AS "supportCount",
  reports.answers,
  (SELECT coalesce(json_agg(json_build_object('photoId', more.photo_id) ORDER BY more.position), '[]')
    FROM report_photos AS more WHERE more.report_id = reports.id) AS "morePhotos"`);

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
