import { z } from "zod";
import { paragraphs, rowId } from "@/lib/http/fields";
import { HIDING_WORDS, WRITING_KINDS } from "./rules";

const number = rowId("Nomor");

/** POST /api/admin/writings/restore: a thing whose writer is meant, without saying who that is. */
export const WritingOf = z.strictObject({
  kind: z.enum(WRITING_KINDS, { error: `kind harus salah satu dari ${WRITING_KINDS.join(", ")}.` }),
  id: number,
});
export type WritingOf = z.output<typeof WritingOf>;

/** POST /api/admin/users/{id}/hide-writings */
export const HideWritings = z.strictObject({ words: paragraphs({ label: "Alasan", max: HIDING_WORDS }) });
export type HideWritings = z.output<typeof HideWritings>;

/** POST /api/admin/writings/hide */
export const HideWritingsOf = WritingOf.extend(HideWritings.shape);
export type HideWritingsOf = z.output<typeof HideWritingsOf>;

/** POST /api/admin/writings/undo */
export const UndoHiding = WritingOf.extend({ step_id: number });
export type UndoHiding = z.output<typeof UndoHiding>;

/** POST /api/admin/users/{id}/undo-hiding */
export const UndoHidingOfAccount = UndoHiding.pick({ step_id: true });
export type UndoHidingOfAccount = z.output<typeof UndoHidingOfAccount>;
