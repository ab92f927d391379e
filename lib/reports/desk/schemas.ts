import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { paragraphs, wholePoint } from "@/lib/http/fields";
import { CreateReport, ReportParams } from "@/lib/reports/schemas";
import { TAKE } from "./fields";
import { REPORT_EDIT } from "./fields-edit";

/** POST /api/admin/reports/{id}/merge. `into` is the number, or the id, of the report that stays. */
export const MergeReport = z.strictObject({
  into: z.string({ error: "Nomor laporan tujuan wajib diisi." }).trim().pipe(ReportParams.shape.id),
  words: paragraphs({ label: "Keterangan", max: 1000 }).nullish(),
});
export type MergeReport = z.output<typeof MergeReport>;

const seenText = z.string({ error: "seen tidak dikenal." }).max(4000, { error: "seen tidak dikenal." });

/** POST /api/admin/reports/{id}/edit. `seen` holds the texts that staff saw. */
export const EditReport = schemaOf(REPORT_EDIT, {
  words: paragraphs({ label: "Alasan", max: 300, min: 3 }),
  seen: z.strictObject({ damage_type: seenText, location: seenText, description: seenText }),
});
export type EditReport = z.output<typeof EditReport>;

const { damage_type, incident_date, latitude, longitude, photo_id } = CreateReport.shape;

/**
 * POST /api/admin/reports: a report for somebody who came by or phoned. Without an address: what goes there lets its holder
 * speak as the reporter, and staff could write their own.
 */
export const TakeReport = schemaOf(TAKE, {
  // A client may name a kind in its own words.
  damage_type,
  incident_date,
  latitude,
  longitude,
  photo_id,
}).check(wholePoint);
export type TakeReport = z.output<typeof TakeReport>;

/** PATCH /api/admin/reports/{id}/assign. `seen` is who looked after it when staff began; null for nobody. */
export const AssignReport = z.strictObject({
  assigned: z.boolean({ error: "assigned harus ya atau tidak." }),
  seen: z.string({ error: "seen tidak dikenal." }).max(80, { error: "seen tidak dikenal." }).nullable(),
});
export type AssignReport = z.output<typeof AssignReport>;
