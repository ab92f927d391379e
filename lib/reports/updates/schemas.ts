import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { pageCursor, pageLimit, paragraphs, photoId, ROBOT_TRACES, rowId, unlessEmpty } from "@/lib/http/fields";
import { UPDATE } from "./fields";
import { UPDATE_DECISIONS, UPDATE_LENGTH, UPDATE_LIMIT, UPDATE_QUEUES } from "./rules";

/** POST /api/reports/{id}/updates */
export const AddUpdate = schemaOf(UPDATE, { photo_id: photoId.nullish(), ...ROBOT_TRACES });
export type AddUpdate = z.output<typeof AddUpdate>;

const updateId = rowId("Nomor");

/** GET /api/reports/{id}/updates. `cursor` is the id of the last update of the page before. */
export const ListUpdates = z.strictObject({ limit: pageLimit(UPDATE_LIMIT), cursor: pageCursor.optional() });
export type ListUpdates = z.output<typeof ListUpdates>;

/** GET /api/admin/reports/updates and /admin/laporan/kabar */
export const DeskUpdates = z.strictObject({
  ...ListUpdates.shape,
  queue: z.enum(UPDATE_QUEUES, { error: "queue tidak dikenal." }).default("WAITING"),
});
export type DeskUpdates = z.output<typeof DeskUpdates>;

const REASON_NEEDED = "Alasan wajib diisi. Alasan itu tercatat.";

/** POST /api/admin/reports/updates/decide */
export const DecideUpdate = z
  .strictObject({
    id: updateId,
    decision: z.enum(UPDATE_DECISIONS, { error: "Keputusan tidak dikenal." }),
    words: unlessEmpty(paragraphs({ label: "Alasan", max: UPDATE_LENGTH.words, required: REASON_NEEDED })),
  })
  .refine(({ decision, words }) => decision === "release" || words !== undefined, {
    error: REASON_NEEDED,
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
