import type { AreaCertainty } from "@/lib/areas/rules";
import { areaText } from "@/lib/areas/view";
import type { GatheringView } from "@/lib/events/event/view";
import type { Zone } from "@/lib/format/dates";
import { metersBetween, type Position } from "@/lib/map/distance";
import type { MapView } from "@/lib/map/view";
import { photoPath } from "@/lib/photos/rules";
import type { DeskPhoto } from "@/lib/photos/view";
import type { Judgement } from "./claims/rules";
import type { ReportRow } from "./rows";
import { type DeskTab, isOnMap, type ReportEventKind, type ReportStatus } from "./rules";
import { isByReporter, isPrivateStep } from "./rules-steps";
import type { DeskUpdateView } from "./updates/view";

/** What everyone may see of a report. Dates are ISO strings; `incident_date` is `YYYY-MM-DD`. */
export interface ReportView {
  id: number;
  code: string;
  reporter_name: string;
  location: string;
  damage_type: string;
  description: string;
  incident_date: string;
  created_at: string;
  status: ReportStatus;
  /** Null before verification, as the photo: it may be somebody's home. Of a risky kind rounded to about the village. */
  latitude: number | null;
  longitude: number | null;
  /** `Kota Medan, Sumatera Utara`, as far as known. */
  area: string | null;
  /** Code of the finest area that is known and may be told, and how it is known: `nearest` and `geocoder` are guesses. */
  area_code: string | null;
  area_certainty: AreaCertainty | null;
  /** Address of the 640 px photo; null before verification. */
  photo: string | null;
  /** The same of all photos, `photo` first; empty before verification. */
  photos: string[];
  support_count: number;
  /** What the reporter chose of the questions of the kind. */
  answers: KindAnswer[];
}

export interface KindAnswer {
  question: string;
  answer: string;
}

/** In the order in which they were sent. */
export function photoIdsOf({ photoId, morePhotos }: Pick<ReportRow, "photoId" | "morePhotos">): string[] {
  return photoId === null ? [] : [photoId, ...morePhotos.map((more) => more.photoId)];
}

export function reportView(row: ReportRow): ReportView {
  const shown = isOnMap(row.status, row.heldReason);
  const photos = photoIdsOf(row).map((id) => photoPath(id, 640));
  return {
    id: row.id,
    code: row.code,
    reporter_name: row.reporterName,
    location: row.location,
    damage_type: row.damageType,
    description: row.description,
    incident_date: row.incidentDate.toISOString().slice(0, 10),
    created_at: row.createdAt.toISOString(),
    status: row.status,
    latitude: shown ? row.publicLatitude : null,
    longitude: shown ? row.publicLongitude : null,
    area: areaText(row),
    area_code: row.publicAreaCode,
    area_certainty: row.areaCertainty,
    photo: shown ? (photos[0] ?? null) : null,
    photos: shown ? photos : [],
    support_count: row.supportCount,
    answers: row.answers as KindAnswer[],
  };
}

/** The same for its writer, who chose the point. */
export function ownReportView(row: ReportRow): ReportView {
  return { ...reportView(row), latitude: row.latitude, longitude: row.longitude, area_code: row.areaCode };
}

/** POST /api/reports. `held`: staff look at it before it is listed. */
export interface CreatedReportView extends ReportView {
  held: boolean;
  /** Only the reporter and staff ever see it. */
  secret: boolean;
}

/** GET /api/reports/mine: what only the reporter sees. */
export interface MyReportView extends ReportView {
  held: boolean;
  secret: boolean;
  /** What staff want to know, until it is answered. */
  question: string | null;
}

/** GET /api/reports/{id}/question */
export interface ReportQuestionView {
  code: string;
  question: string | null;
}

/** GET and POST /api/reports/{id}/outcome */
export interface ReportOutcomeView {
  code: string;
  /** Whether this person may still judge. */
  open: boolean;
  /** `done`: is it mended; `clean`: four weeks later, is it still. Null where nothing is to be judged. */
  question: "done" | "clean" | null;
  judgement: Judgement | null;
  /** The same in the words of when only the reporter was asked. */
  said: "mended" | "reopened" | null;
  /** Number of the report of the damage that came back. */
  relapse: string | null;
  /** False where the judgement is stored but not counted; null where there is none. */
  counted: boolean | null;
}

/** POST /api/reports/{id}/support */
export interface SupportView {
  support_count: number;
  /** False where the support is stored but, as one more of a network, not counted. */
  counted: boolean;
}

export interface ReportStepView {
  id: number;
  kind: ReportEventKind;
  /** Null where they are between the reporter and staff. */
  words: string | null;
  photo: string | null;
  /** How a photo of a claim was made; null where it did not come from Sulur's own camera. */
  camera: CameraView | null;
  created_at: string;
  /** The reporter has judged how it was resolved. */
  by_reporter: boolean;
}

/** As the device told it: when the photo arrived, and how far from the report's point it was taken; null where not known. */
export interface CameraView {
  at: string;
  meters: number | null;
}

interface CameraRow {
  cameraAt: Date | null;
  cameraLatitude: number | null;
  cameraLongitude: number | null;
}

/** @param point from which the distance is told; null where it may not be */
export function cameraView(photo: CameraRow | null, point: Position | null): CameraView | null {
  if (!photo?.cameraAt) return null;
  const { cameraAt, cameraLatitude: latitude, cameraLongitude: longitude } = photo;
  const known = point !== null && latitude !== null && longitude !== null;
  return { at: cameraAt.toISOString(), meters: known ? roughly(metersBetween(point, { latitude, longitude })) : null };
}

/** A phone knows its place to some ten metres. */
function roughly(distance: number): number {
  return Math.max(10, Math.round(distance / 10) * 10);
}

export interface StepRow {
  id: number;
  kind: ReportEventKind;
  words: string | null;
  photoId: string | null;
  photo: CameraRow | null;
  userId: number | null;
  createdAt: Date;
}

/**
 * @param shown whether the report is on the map, and so its photos public
 * @param point as everybody sees it; null where it is not told to the metre
 */
export function reportStepView(step: StepRow, shown: boolean, point: Position | null): ReportStepView {
  return {
    id: step.id,
    kind: step.kind,
    words: isPrivateStep(step) ? null : step.words,
    photo: shown && step.photoId !== null ? photoPath(step.photoId, 640) : null,
    camera: shown ? cameraView(step.photo, point) : null,
    created_at: step.createdAt.toISOString(),
    by_reporter: isByReporter(step),
  };
}

export interface NearbyReportView {
  id: number;
  code: string;
  location: string;
  damage_type: string;
  status: ReportStatus;
  created_at: string;
  support_count: number;
  /** Null while the report waits: its point is not public. */
  distance_meters: number | null;
}

/** What staff see beside a report. */
export interface NearbyDuplicateView extends NearbyReportView {
  distance_meters: number;
}

export interface ReportPointProperties {
  id: number;
  code: string;
  status: ReportStatus;
  location: string;
  /** Its opening, where it is long. */
  description: string;
  photo: string | null;
  /** Incident date, `YYYY-MM-DD`. */
  date: string;
}

/** GeoJSON of the map: single reports, or clusters where there are too many. */
export type ReportMapView = MapView<ReportPointProperties>;

/** What staff see at the desk; never sent to a public response. */
export interface DeskReportView {
  id: number;
  code: string;
  status: ReportStatus;
  heldReason: string | null;
  /** Secret and not opened: nothing but number, kind and state is here. */
  sealed: boolean;
  /** Number of the report that it has become part of. */
  mergedInto: string | null;
  /** Neighbours have opened it for the third time: an admin decides. */
  reopenWaits: boolean;
  /** What neighbours wrote and nobody has looked at. */
  updates: DeskUpdateView[];
  /** What neighbours wrote of the claim, with what they said of it. */
  judgements: {
    judgement: Judgement;
    words: string | null;
    by_reporter: boolean;
    counted: boolean;
    created_at: string;
  }[];
  reporterName: string;
  anonymous: boolean;
  /** Whether news can be mailed; the address itself stays in the database. */
  hasEmail: boolean;
  location: string;
  damageType: string;
  description: string;
  answers: KindAnswer[];
  incidentDate: string;
  latitude: number | null;
  longitude: number | null;
  area: string | null;
  photo: DeskPhoto | null;
  photos: DeskPhoto[];
  supportCount: number;
  question: string | null;
  /** Written down by staff for somebody. */
  taken: boolean;
  assignee: { name: string; own: boolean } | null;
  createdAt: string;
  /** Time zone of its place; WIB where it is sealed. */
  zone: Zone;
  steps: (ReportStepView & { by: string | null; undoable: boolean })[];
  /** Open reports around the same place. */
  duplicates: NearbyDuplicateView[];
  /** Events for it, the latest first. */
  gatherings: GatheringView[];
}

/** GET /api/admin/reports/counts: how many reports are in each state, no further than `MAX_DESK_COUNT`. */
export interface DeskCountsView extends Record<DeskTab | ReportStatus, number> {
  /** Of the pending ones, those that the filter holds. */
  held: number;
  /** What neighbours wrote about reports and staff have not seen. */
  updates: number;
}

/** What waits of a report at the desk, in its title. */
export function waitingTitle(report: DeskReportView): string {
  const title = reportTitle(report);
  if (report.status === "PENDING") return title;
  if (report.reopenWaits) return `Dibuka kembali: ${title}`;
  return report.updates.length > 0 ? `Kabar warga: ${title}` : `Hasil kegiatan: ${title}`;
}

/** What happened, and where: "Pencemaran air · Kota Palembang". @param area as `areaText` writes it */
export function reportTitle({ damageType, area }: { damageType: string; area: string | null }): string {
  const [place] = (area ?? "").split(", ");
  return place ? `${damageType} · ${place}` : damageType;
}

/** Goes with the link to a report. @param place shown so that a neighbour knows at once whether it concerns them */
export function shareText(damageType: string, place: string): string {
  return `${damageType} di ${place}. Lihat laporannya dan dukung bila Anda juga mengalami:`;
}
