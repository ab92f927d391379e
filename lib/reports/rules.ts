/** States and limits of damage reports. Spec 2.12 and 4; states as the architecture names them. */

import type { HoldReason } from "@/lib/holding/rules";

export const REPORT_STATUSES = ["PENDING", "VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED", "REJECTED"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const STATUS_LABELS: Record<ReportStatus, string> = {
  PENDING: "Menunggu validasi",
  VERIFIED: "Terverifikasi",
  IN_PROGRESS: "Ditindaklanjuti",
  CLAIMED: "Diklaim selesai",
  RESOLVED: "Selesai",
  REJECTED: "Ditolak",
};

/** Listed for everyone, as long as a report is not held. */
export const PUBLIC_STATUSES = [
  "PENDING",
  "VERIFIED",
  "IN_PROGRESS",
  "CLAIMED",
  "RESOLVED",
] as const satisfies ReportStatus[];
/** Still waiting for somebody to mend the damage. */
export const OPEN_STATUSES = ["PENDING", "VERIFIED", "IN_PROGRESS"] as const satisfies ReportStatus[];
/** Checked by staff: on the map, with photo. */
export const ON_MAP_STATUSES = ["VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED"] as const satisfies ReportStatus[];

/** The desk's queues: everything that waits for staff, and what has been looked at, by its state. */
export const DESK_TABS = ["WAITING", "VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED", "REJECTED"] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** The validated reports as RSS. */
export const REPORT_FEED_PATH = "/laporan/rss.xml";
export const areaFeedPath = (area: string) => `/api/reports/rss?area=${area}`;

/** The list of reports, narrowed. */
export const FILTER_PATH = "/laporan/saring";

/** On the map and with photo: checked by staff and not held. */
export function isOnMap(status: ReportStatus, heldReason: string | null): boolean {
  return heldReason === null && (ON_MAP_STATUSES as readonly ReportStatus[]).includes(status);
}

/** Instead of a doubt: it has become part of another report. */
export const MERGED_REASON = "merged";

/** Only its reporter and staff ever see it. See `HOLD_REASONS`. */
export function isSecret(heldReason: string | null): boolean {
  return heldReason?.split(":")[0] === ("secret" satisfies HoldReason);
}

export function isOpen(status: ReportStatus): boolean {
  return (OPEN_STATUSES as readonly ReportStatus[]).includes(status);
}

export type ReportEventKind =
  | "CREATED"
  | "VERIFIED"
  | "REJECTED"
  | "IN_PROGRESS"
  | "CLAIMED"
  | "RESOLVED"
  | "REOPENED"
  | "ASKED"
  | "ANSWERED"
  | "RELEASED"
  | "CONFIRMED"
  | "CONFIRMED_BY_GUESTS"
  | "EDITED"
  | "MERGED";

export const DAMAGE_TYPES = [
  "Sampah menumpuk",
  "Pembakaran sampah",
  "Pencemaran air",
  "Pencemaran udara",
  "Penebangan pohon",
  "Kerusakan pesisir/mangrove",
  "Saluran tersumbat/banjir",
  "Longsor/erosi",
  "Limbah B3/industri",
  "Satwa liar",
  "Lainnya",
] as const;

/** Other words for each kind: who searches for one of them wants to report it, or to see reports of it. */
export const DAMAGE_TYPE_WORDS: Record<(typeof DAMAGE_TYPES)[number], string> = {
  "Sampah menumpuk": "sampah menumpuk, sampah liar, tumpukan sampah, sampah berserakan, sampah sembarangan, tps liar",
  "Pembakaran sampah": "pembakaran sampah, bakar, asap sampah",
  "Pencemaran air":
    "pencemaran, pencemaran air, air kotor, keruh, tercemar, sungai kotor, sungai bau, kali kotor, kali bau, berbusa, ikan mati",
  "Pencemaran udara": "pencemaran udara, asap, polusi, polusi udara, udara kotor, kabut asap, debu, bau menyengat",
  "Penebangan pohon": "penebangan pohon, tebang, pembalakan, penggundulan, hutan gundul, pohon tumbang",
  "Kerusakan pesisir/mangrove":
    "abrasi, reklamasi, pesisir rusak, pantai rusak, pantai kotor, mangrove rusak, bakau rusak",
  "Saluran tersumbat/banjir":
    "banjir, genangan, tergenang, rob, mampet, tersumbat, selokan, got, gorong gorong, drainase, parit, meluap",
  "Longsor/erosi": "longsor, erosi, tanah bergerak, tanah retak, tanah ambles",
  "Limbah B3/industri":
    "limbah b3, limbah pabrik, limbah industri, limbah kimia, bahan kimia, limbah beracun, limbah berbahaya, limbah medis",
  "Satwa liar": "satwa, satwa liar, hewan liar, hewan dilindungi, perburuan, jerat, monyet, ular, buaya",
  Lainnya: "",
};

/** The kind that a person may name in words of their own. */
export const OTHER_DAMAGE = "Lainnya" satisfies (typeof DAMAGE_TYPES)[number];

/** Its name in public/ilustrasi, and in jenis.svg there, such as `limbah-b3-industri`. */
export function kindDrawing(kind: string): string {
  return kind.toLowerCase().replace(/[^a-z0-9]/gu, "-");
}

/** Address of the form with a kind already chosen. */
export function reportKindPath(kind: string): string {
  return `/laporan#jenis-${kindDrawing(kind)}`;
}

/** The scene of a kind of damage, also of one in a person's own words. */
export function damageDrawing(damageType: string): string {
  const kind = DAMAGE_TYPES.find((name) => name === damageType);
  return kind === undefined || kind === OTHER_DAMAGE ? "lapor" : kindDrawing(kind);
}

const LOOK_AT_PHOTO = ", lihat foto";

/** The description of a report whose sender chose a kind and gave a photo, but no words. */
export function kindSentence(damageType: string): string {
  return `${DAMAGE_TYPES.find((kind) => kind === damageType) ?? OTHER_DAMAGE}${LOOK_AT_PHOTO}`;
}

const KIND_SENTENCES: ReadonlySet<string> = new Set(DAMAGE_TYPES.map(kindSentence));

/** Whether it comes from the kind alone: nobody's words, so never quoted, and equal from one person to the next. */
export function isKindSentence(description: string): boolean {
  return KIND_SENTENCES.has(description);
}

/** A description where it must say something: the resident's words, or the label of the kind. */
export function wordsOrKind(description: string): string {
  return isKindSentence(description) ? description.slice(0, -LOOK_AT_PHOTO.length) : description;
}

/** Shown instead of the name of a reporter who chose "anonim". */
export const ANONYMOUS_REPORTER = "Warga";

/** "Sudah pernah dilaporkan?" looks this far and this long back. */
export const NEARBY_METERS = 250;
export const NEARBY_DAYS = 90;

/** The API's page; the screen's is shorter, since a phone pays for each card. */
export const LIST_LIMIT = { default: 20, max: 50, screen: 12 };

/**
 * A text that came within these days is held. Of texts shorter than this only the writer's own count: different people
 * do write "Sampah menumpuk".
 */
export const REPEAT = { days: 7, shortText: 40 };

/** `LP-YYMMDD-NNNN`; the day is the day in Jakarta. @param day `YYYY-MM-DD` */
export function reportCode(day: string, number: number): string {
  return `LP-${day.slice(2).replaceAll("-", "")}-${String(number).padStart(4, "0")}`;
}

/** Header that carries the key of a mail's link where a request has no body. */
export const REPORT_HEADER = "x-sulur-laporan";

export const REPORT_CODE = /^LP-\d{6}-\d{4,6}$/;

/**
 * The report number meant by what somebody typed or pasted: `lp 261120 1`, `2611200001`, a whole address.
 * Null when no number can be read from it.
 */
export function reportCodeIn(text: string): string | null {
  // Without what parts them, a short number would be the end of a longer one.
  const digits = /(?<!\d)(\d{6})(?:[\s\-–—._/]*(\d{4,6})|[\s\-–—._/]+(\d{1,3}))(?!\d)/u.exec(text.slice(-80));
  return digits ? `LP-${digits[1]}-${String(digits[2] ?? digits[3]).padStart(4, "0")}` : null;
}

/** How somebody whose report staff write down came to them. */
export const TAKEN_VIA = ["visit", "phone"] as const;
export type TakenVia = (typeof TAKEN_VIA)[number];

/** Begins the writer's key of a report that staff wrote down: it is of no account and no browser. */
export const TAKEN_KEY = "desk:";
