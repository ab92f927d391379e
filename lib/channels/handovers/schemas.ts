import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, linkToken, rowId } from "@/lib/http/fields";
import { HANDOVER } from "./fields";
import { HANDOVER_REPLIES, QUESTION_REPLIES } from "./rules";

/** POST /api/reports/{id}/handovers */
export const AddHandover = schemaOf(HANDOVER, { channel_id: rowId("Kanal") });
export type AddHandover = z.output<typeof AddHandover>;

/** PATCH /api/reports/{id}/handovers: what became of one's own. */
export const ReplyHandover = z.strictObject({
  id: rowId("Nomor"),
  reply: z.enum(HANDOVER_REPLIES, { error: "Jawaban tidak dikenal." }),
});
export type ReplyHandover = z.output<typeof ReplyHandover>;

/** GET and PATCH /api/handovers/{id} */
export const HandoverParams = z.strictObject({ id: inPath() });

/** PATCH /api/handovers/{id}: the answer to a question, by the key of its link. */
export const AnswerQuestion = z.strictObject({
  token: linkToken,
  reply: z.enum(QUESTION_REPLIES, { error: "Jawaban tidak dikenal." }),
});
export type AnswerQuestion = z.output<typeof AnswerQuestion>;
