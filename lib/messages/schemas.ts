import { z } from "zod";
import {
  email,
  emailOrWhatsapp,
  inPath,
  line,
  optional,
  pageCursor,
  paragraphs,
  phone,
  photoId,
  ROBOT_TRACES,
  rowId,
  whatsapp,
} from "@/lib/http/fields";
import { MESSAGE_KINDS, MESSAGE_LENGTH, MESSAGE_STATUSES, PROJECT_CATEGORIES } from "./rules";

const id = rowId("Nomor pesan");

/** `{id}` in a path. */
export const MessageParams = z.object({ id: inPath(id) });

const { name: NAME, subject: SUBJECT, body: BODY, role: ROLE } = MESSAGE_LENGTH;

const NO_ADDRESS = "Email atau nomor WhatsApp wajib diisi.";

/** The form at /hubungi, named as the spec names its fields. */
const Contact = z
  .strictObject({
    kind: z.literal("CONTACT"),
    user_name: line({ label: "Nama", max: NAME }),
    user_email: optional(email),
    user_phone: optional(phone),
    project_category: z.enum(PROJECT_CATEGORIES, { error: "Kategori wajib dipilih." }),
    subject: line({ label: "Subjek", max: SUBJECT }),
    message: paragraphs({ label: "Pesan", max: BODY, min: 5 }),
    ...ROBOT_TRACES,
  })
  .check(emailOrWhatsapp(NO_ADDRESS, "user_email", "user_phone"));

const person = {
  name: line({ label: "Nama", max: NAME }),
  email: optional(email),
  /** Counts where there is no e-mail. */
  whatsapp: optional(whatsapp),
  ...ROBOT_TRACES,
};

const reachable = emailOrWhatsapp(NO_ADDRESS);

const Question = z
  .strictObject({
    kind: z.literal("QUESTION"),
    question: paragraphs({ label: "Pertanyaan", max: BODY, min: 5 }),
    ...person,
  })
  .check(reachable);

const Contribution = z
  .strictObject({
    kind: z.literal("CONTRIBUTION"),
    role: line({ label: "Peran yang diinginkan", max: ROLE }),
    message: paragraphs({ label: "Pesan", max: BODY, min: 5 }),
    ...person,
  })
  .check(reachable);

const Idea = z
  .strictObject({
    kind: z.literal("IDEA"),
    title: line({ label: "Judul ide", max: SUBJECT }),
    idea: paragraphs({ label: "Ide", max: BODY, min: 10 }),
    ...person,
  })
  .check(reachable);

const Story = z
  .strictObject({
    kind: z.literal("STORY"),
    title: line({ label: "Judul kisah", max: SUBJECT }),
    story: paragraphs({ label: "Kisah", max: BODY, min: 10 }),
    photo_id: photoId.nullish(),
    consent: z.literal(true, { error: "Setujui dahulu bahwa kisah dan foto ini boleh dimuat." }),
    ...person,
  })
  .check(reachable);

/** POST /api/messages: one schema for each kind of letter that people write by a form. */
export const SendMessage = z.discriminatedUnion("kind", [Contact, Question, Contribution, Idea, Story], {
  error: "Jenis pesan tidak dikenal.",
});
export type SendMessage = z.output<typeof SendMessage>;
export type SendMessageInput = z.input<typeof SendMessage>;
export type ContactInput = z.input<typeof Contact>;
export type StoryInput = z.input<typeof Story>;

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
  answer: paragraphs({ label: "Jawaban", max: BODY, min: 5 }),
  seen_step: seenStep,
});
export type AnswerMessage = z.output<typeof AnswerMessage>;

/** POST /api/admin/messages/{id}/close and …/reopen */
export const SettleMessage = z.strictObject({ seen_step: seenStep });
export type SettleMessage = z.output<typeof SettleMessage>;

/** POST /api/admin/messages/{id}/undo */
export const UndoMessageStep = z.strictObject({ step_id: id });
export type UndoMessageStep = z.output<typeof UndoMessageStep>;
