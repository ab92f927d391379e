import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { deskListSchema } from "@/lib/desk/schemas-list";
import { MAX_ID } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import {
  calendarDay,
  latitude,
  line,
  linkToken,
  longitude,
  PHOTO_NOT_UPLOADED,
  pageCursor,
  pageLimit,
  paragraphs,
  photoId,
  ROBOT_TRACES,
  rowId,
  wholePoint,
} from "@/lib/http/fields";
import type { FieldErrors } from "@/lib/kernel/errors";
import { bbox, MapWindow } from "@/lib/map/schemas";
import { MAX_REPORT_PHOTOS } from "@/lib/photos/rules";
import { REPORT } from "./fields";
import { ANSWER } from "./fields-answer";
import { DESK_TABS, LIST_LIMIT, PUBLIC_STATUSES, REPORT_CODE, REPORT_STATUSES } from "./rules";
import { isAnswerOf } from "./rules-kinds";
import { DECISIONS } from "./rules-steps";

const UNKNOWN = { error: "Titik yang dilihat tidak dikenal. Muat ulang halaman." };

/** PATCH /api/admin/reports/{id}/point. `seen` is the point that staff saw; null where there was none. */
export const MoveReport = z.strictObject({
  latitude,
  longitude,
  /** The area, where staff know better than the map. */
  area_code: areaCode.nullish(),
  seen: z.strictObject({ latitude: z.number(UNKNOWN), longitude: z.number(UNKNOWN) }, UNKNOWN).nullable(),
});

export type MoveReport = z.output<typeof MoveReport>;

/** /admin/laporan/daftar and GET /api/admin/reports/export */
export const ReportListFilter = deskListSchema(REPORT_STATUSES);

export type ReportListFilter = z.output<typeof ReportListFilter>;

const MAX_AGE_YEARS = 5;

/** `{id}` in a path: the id, or the report's number. */
export const ReportParams = z.object({
  id: z.union([
    z
      .string()
      .regex(/^\d{1,10}$/u)
      .transform(Number)
      .pipe(z.number().max(MAX_ID))
      .transform((id) => ({ id })),
    z
      .string()
      .toUpperCase()
      .regex(REPORT_CODE)
      .transform((code) => ({ code })),
  ]),
});
/** What names one report, as Prisma takes it. */
export type ReportKey = z.output<typeof ReportParams>["id"];

/** The day it is in Jakarta; a reporter in Papua may be up to two hours ahead, so the server allows one day more. */
function isPlausibleIncident(day: string): boolean {
  const date = Date.parse(`${day}T00:00:00Z`);
  const latest = Date.now() + 36 * 3_600_000;
  return date <= latest && date >= Date.now() - MAX_AGE_YEARS * 366 * 86_400_000;
}

const UNKNOWN_ANSWER = { error: "Jawaban tentang jenis kerusakan tidak dikenal. Pilih lagi jenis kerusakannya." };

const TOO_MANY_PHOTOS = { error: `Paling banyak ${MAX_REPORT_PHOTOS} foto untuk satu laporan.` };

const DATE_NEEDED = "Tanggal kejadian wajib diisi.";

/** POST /api/reports: the spec's five fields, then what the place, the photo and the follow-up need. */
export const CreateReport = schemaOf(REPORT, {
  /** The form fills these two in where they are left empty. */
  reporter_name: line({ label: REPORT.reporter_name.label, max: REPORT.reporter_name.max }),
  incident_date: z
    .string({ error: DATE_NEEDED })
    .min(1, { error: DATE_NEEDED, abort: true })
    .pipe(
      z.iso
        .date({ error: REPORT.incident_date.malformed, abort: true })
        .refine(isPlausibleIncident, {
          error: `Tanggal kejadian harus hari ini atau sebelumnya, paling lama ${MAX_AGE_YEARS} tahun yang lalu.`,
        }),
    ),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  /** The area, where the sender knows better than the map. */
  area_code: areaCode.nullish(),
  photo_id: photoId.nullish(),
  /** All photos in order; `photo_id` alone is the same as a list of it. */
  photo_ids: z.array(photoId, { error: PHOTO_NOT_UPLOADED }).max(MAX_REPORT_PHOTOS, TOO_MANY_PHOTOS).optional(),
  anonymous: z.boolean({ error: "Pilihan anonim harus ya atau tidak." }).optional(),
  secret: z.boolean({ error: "Pilihan rahasia harus ya atau tidak." }).optional(),
  /** Of the questions of the kind, see `careOf`. */
  answers: z
    .array(z.strictObject({ question: z.string(UNKNOWN_ANSWER), answer: z.string(UNKNOWN_ANSWER) }), UNKNOWN_ANSWER)
    .max(3, UNKNOWN_ANSWER)
    .optional(),
  /** A report written in less than three seconds is held. */
  ...ROBOT_TRACES,
})
  .check(wholePoint)
  .refine((report) => sentPhotoIds(report).length <= MAX_REPORT_PHOTOS, { ...TOO_MANY_PHOTOS, path: ["photo_ids"] })
  .refine(
    ({ damage_type, answers = [] }) =>
      answers.every((answer) => isAnswerOf(damage_type, answer)) &&
      new Set(answers.map(({ question }) => question)).size === answers.length,
    { ...UNKNOWN_ANSWER, path: ["answers"] },
  );
export type CreateReport = z.output<typeof CreateReport>;

/** Each photo once, the one of clients that know of one alone first. */
export function sentPhotoIds({
  photo_id,
  photo_ids = [],
}: {
  photo_id?: string | null | undefined;
  photo_ids?: string[] | undefined;
}): string[] {
  return [...new Set([...(photo_id ? [photo_id] : []), ...photo_ids].map((id) => id.toLowerCase()))];
}

const REQUIRED = ["reporter_name", "location", "damage_type", "description", "incident_date"];

/** The spec's sentence when a required field is empty; otherwise each field speaks for itself. */
export function summaryOfReport(fields: FieldErrors): string | undefined {
  const missing = REQUIRED.some((name) => fields[name]?.endsWith("wajib diisi."));
  return missing ? EMPTY_FIELDS : undefined;
}

/** What a form or API client sends, before cleaning. */
export type CreateReportInput = z.input<typeof CreateReport>;

const limit = pageLimit(LIST_LIMIT);

const cursor = pageCursor.optional();

/** A day in Jakarta on which a report was sent. */
const day = (name: string) => calendarDay(`${name} harus berupa tanggal, misalnya 2026-03-14.`).optional();

/** What lists and maps of reports are narrowed to; `from` and `to` are days on which a report was sent. */
const filters = {
  status: z.enum(PUBLIC_STATUSES, { error: `status harus salah satu dari ${PUBLIC_STATUSES.join(", ")}.` }).optional(),
  area: areaFilter,
  kind: z.string({ error: "kind harus berupa teks." }).trim().max(80, { error: "kind terlalu panjang." }).optional(),
  from: day("from"),
  to: day("to"),
};
export const ReportFilter = z.strictObject(filters);
export type ReportFilter = z.output<typeof ReportFilter>;

/**
 * GET /api/reports. `cursor` is the id of the last report of the page before; `q` is a report's number; `bbox` is about what
 * everybody may know of its point.
 */
export const ListReports = z.strictObject({
  limit,
  cursor,
  ...filters,
  q: z
    .string({ error: "q harus berupa nomor laporan." })
    .trim()
    .max(40, { error: "Nomor laporan terlalu panjang." })
    .optional(),
  bbox: bbox.optional(),
});
export type ListReports = z.output<typeof ListReports>;

/** GET /api/reports/map */
export const MapReports = MapWindow.extend(filters);

/** GET /api/reports/rss */
export const ReportFeed = z.strictObject({ area: areaCode });

/** GET /api/reports/nearby */
export const NearbyReports = z.strictObject({
  latitude: z.coerce.number({ error: "latitude harus berupa angka, misalnya -6.2." }).pipe(latitude),
  longitude: z.coerce.number({ error: "longitude harus berupa angka, misalnya 106.8." }).pipe(longitude),
});
export type NearbyReports = z.output<typeof NearbyReports>;

/** GET /api/admin/reports/queue. `cursor` is the id of the last report of the page before. */
export const DeskQueue = z.strictObject({
  limit,
  cursor,
  status: z.enum([...DESK_TABS, "PENDING"], { error: "status tidak dikenal." }).default("WAITING"),
});
export type DeskQueue = z.output<typeof DeskQueue>;

const words = paragraphs({ label: "Keterangan", max: 1000 });

/** POST /api/admin/reports/{id}/decisions. `status` is the state the decider saw. */
export const DecideReport = z
  .strictObject({
    decision: z.enum(DECISIONS, {
      error: ({ input }) =>
        input === "resolve"
          ? "Pengelola tidak menyelesaikan laporan sendiri. Klaim selesai dengan foto; pelapor dan tetangga yang memastikan."
          : "Keputusan tidak dikenal.",
    }),
    status: z.enum(REPORT_STATUSES, { error: "status tidak dikenal." }),
    words: words.nullish(),
    photo_id: photoId.nullish(),
    /** Of the results of an event for this report, instead of one of one's own. */
    event_photo_id: z.uuid({ error: "Foto kegiatan tidak dikenal. Pilih ulang fotonya." }).nullish(),
  })
  .refine((input) => !input.photo_id || !input.event_photo_id, {
    error: "Pilih satu foto saja: foto kegiatan atau foto sendiri.",
    path: ["event_photo_id"],
  })
  .refine((input) => input.decision !== "claim" || Boolean(input.photo_id ?? input.event_photo_id), {
    error: "Foto sesudah wajib ada: tetangga menilai dari foto dan dari tempatnya.",
    path: ["photo_id"],
  })
  .refine((input) => input.decision !== "reject" || Boolean(input.words), {
    error: "Alasan penolakan wajib diisi. Pilih salah satu contoh atau tulis sendiri.",
    path: ["words"],
  });
export type DecideReport = z.output<typeof DecideReport>;

/** POST /api/admin/reports/{id}/question */
export const AskReporter = z.strictObject({ question: paragraphs({ label: "Pertanyaan", max: 500, min: 5 }) });
export type AskReporter = z.output<typeof AskReporter>;

const token = linkToken.optional();

/** POST /api/reports/{id}/answer. `token` comes from the mail; the browser that reported needs none. */
export const AnswerQuestion = schemaOf(ANSWER, { token });
export type AnswerQuestion = z.output<typeof AnswerQuestion>;

/** GET /api/reports/{id}/question. `token` as clients before `OLD_LINKS_UNTIL` sent it; now it is a header. */
export const QuestionQuery = z.strictObject({ token });
export type QuestionQuery = z.output<typeof QuestionQuery>;

/** POST /api/admin/reports/{id}/undo */
export const UndoStep = z.strictObject({ event_id: rowId("event_id") });
export type UndoStep = z.output<typeof UndoStep>;
