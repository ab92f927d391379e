import { z } from "zod";
import { MAX_ID } from "@/lib/format/text";
import { paragraphs, unlessEmpty } from "@/lib/http/fields";
import { CONDITIONS, UPDATE_DECISIONS, UPDATE_LENGTH, UPDATE_LIMIT, UPDATE_QUEUES } from "./rules";

/** For what the form sends by itself, so that no person can mend it. */
const UNREADABLE = { error: "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi." };

/** POST /api/reports/{id}/updates */
export const AddUpdate = z.strictObject({
  condition: z.enum(CONDITIONS, { error: "Pilih dahulu: masih begitu atau sudah berubah." }),
  content: paragraphs({ label: "Kabar", max: UPDATE_LENGTH.content, min: 3 }),
  photo_id: z.uuid({ error: "Foto belum terunggah dengan benar. Unggah ulang fotonya." }).nullish(),
  /** Honeypot: people do not see this field. */
  website: z.string(UNREADABLE).max(200, UNREADABLE).optional(),
  filled_seconds: z.number(UNREADABLE).min(0, UNREADABLE).optional(),
});
export type AddUpdate = z.output<typeof AddUpdate>;

const updateId = z
  .number({ error: "Nomor harus berupa angka." })
  .int({ error: "Nomor tidak dikenal." })
  .positive({ error: "Nomor tidak dikenal." })
  .max(MAX_ID, { error: "Nomor tidak dikenal." });

/** GET /api/reports/{id}/updates. `cursor` is the id of the last update of the page before. */
export const ListUpdates = z.strictObject({
  limit: z.coerce
    .number({ error: "limit harus berupa angka." })
    .int({ error: "limit harus bilangan bulat." })
    .min(1, { error: "limit paling sedikit 1." })
    .max(UPDATE_LIMIT.max, { error: `limit paling banyak ${UPDATE_LIMIT.max}.` })
    .default(UPDATE_LIMIT.default),
  cursor: z.coerce.number({ error: "cursor tidak dikenal." }).pipe(updateId).optional(),
});
export type ListUpdates = z.output<typeof ListUpdates>;

/** GET /api/admin/reports/updates and /admin/laporan/kabar */
export const DeskUpdates = z.strictObject({
  ...ListUpdates.shape,
  queue: z.enum(UPDATE_QUEUES, { error: "queue tidak dikenal." }).default("WAITING"),
});
export type DeskUpdates = z.output<typeof DeskUpdates>;

/** POST /api/admin/reports/updates/decide */
export const DecideUpdate = z
  .strictObject({
    id: updateId,
    decision: z.enum(UPDATE_DECISIONS, { error: "Keputusan tidak dikenal." }),
    words: unlessEmpty(paragraphs({ label: "Alasan", max: UPDATE_LENGTH.words })),
  })
  .refine(({ decision, words }) => decision === "release" || words !== undefined, {
    error: "Alasan wajib diisi. Alasan itu tercatat.",
    path: ["words"],
  });
export type DecideUpdate = z.output<typeof DecideUpdate>;

/** POST /api/admin/reports/updates/undo */
export const UndoUpdateDecision = z.strictObject({ id: updateId, step_id: updateId });
export type UndoUpdateDecision = z.output<typeof UndoUpdateDecision>;

/** The columns that a decision changes, as the log keeps what stood in them. */
export const UpdateBefore = z.object({
  heldReason: z.string().nullable(),
  hiddenAt: z.coerce.date().nullable(),
  hiddenWords: z.string().nullable(),
  shownAt: z.coerce.date().nullable(),
});
export type UpdateBefore = z.output<typeof UpdateBefore>;
