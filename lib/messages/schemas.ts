import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, pageCursor, paragraphs, photoId, ROBOT_TRACES, rowId } from "@/lib/http/fields";
import { CONTRIBUTION, IDEA, QUESTION, STORY } from "./fields";
import { CONTACT } from "./fields-contact";
import { MESSAGE_KINDS, MESSAGE_LENGTH, MESSAGE_STATUSES } from "./rules";

const id = rowId("Nomor pesan");

/** `{id}` in a path. */
export const MessageParams = z.object({ id: inPath(id) });

const Contact = schemaOf(CONTACT, { kind: z.literal("CONTACT"), ...ROBOT_TRACES });
const Question = schemaOf(QUESTION, { kind: z.literal("QUESTION"), ...ROBOT_TRACES });
const Contribution = schemaOf(CONTRIBUTION, { kind: z.literal("CONTRIBUTION"), ...ROBOT_TRACES });
const Idea = schemaOf(IDEA, { kind: z.literal("IDEA"), ...ROBOT_TRACES });
const Story = schemaOf(STORY, { kind: z.literal("STORY"), photo_id: photoId.nullish(), ...ROBOT_TRACES });

/** POST /api/messages: one schema for each kind of letter that people write by a form. */
export const SendMessage = z.discriminatedUnion("kind", [Contact, Question, Contribution, Idea, Story], {
  error: "Jenis pesan tidak dikenal.",
});
export type SendMessage = z.output<typeof SendMessage>;
export type SendMessageInput = z.input<typeof SendMessage>;

const limit = z.coerce
  .number({ error: "limit harus berupa angka." })
  .int({ error: "limit harus bilangan bulat." })
  .min(1, { error: "limit paling sedikit 1." })
  .max(50, { error: "limit paling banyak 50." })
  .default(20);

/** GET /api/admin/messages/queue. `cursor` is the id of the last letter of the page before. */
export const MessageQueueQuery = z.strictObject({
  limit,
  cursor: pageCursor.optional(),
  status: z.enum(MESSAGE_STATUSES, { error: "status tidak dikenal." }).default("NEW"),
  kind: z.enum(MESSAGE_KINDS, { error: "kind tidak dikenal." }).optional(),
  q: z
    .string({ error: "q harus berupa teks." })
    .trim()
    .max(120, { error: "Teks pencarian terlalu panjang." })
    .refine((text) => text === "" || [...text].length >= 3, { error: "Tulis paling sedikit 3 huruf." })
    .optional(),
});
export type MessageQueueQuery = z.output<typeof MessageQueueQuery>;

/** The last step that the decider saw; somebody else's step since then is a 409. */
const seenStep = id.nullable();

/** POST /api/admin/messages/{id}/answer */
export const AnswerMessage = z.strictObject({
  answer: paragraphs({ label: "Jawaban", max: MESSAGE_LENGTH.body, min: 5 }),
  seen_step: seenStep,
});
export type AnswerMessage = z.output<typeof AnswerMessage>;

/** POST /api/admin/messages/{id}/close and …/reopen */
export const SettleMessage = z.strictObject({ seen_step: seenStep });
export type SettleMessage = z.output<typeof SettleMessage>;

/** POST /api/admin/messages/{id}/undo */
export const UndoMessageStep = z.strictObject({ step_id: id });
export type UndoMessageStep = z.output<typeof UndoMessageStep>;
