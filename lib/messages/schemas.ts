import { z } from "zod";
import { email, line, optional, paragraphs, phone } from "@/lib/http/fields";
import { MESSAGE_KINDS, MESSAGE_LENGTH, MESSAGE_STATUSES, PROJECT_CATEGORIES } from "./rules";

const MAX_ID = 2_147_483_647;

/** For what the form sends by itself, so that no person can mend it. */
const UNREADABLE = { error: "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi." };

const id = z
  .number({ error: "Nomor pesan harus berupa angka." })
  .int({ error: "Nomor pesan tidak dikenal." })
  .positive({ error: "Nomor pesan tidak dikenal." })
  .max(MAX_ID, { error: "Nomor pesan tidak dikenal." });

/** `{id}` in a path. */
export const MessageParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,10}$/u)
    .transform(Number)
    .pipe(id),
});

const traces = {
  /** Honeypot: people do not see this field. */
  website: z.string(UNREADABLE).max(200, UNREADABLE).optional(),
  filled_seconds: z.number(UNREADABLE).min(0, UNREADABLE).optional(),
};

const { name: NAME, subject: SUBJECT, body: BODY, role: ROLE } = MESSAGE_LENGTH;

const address = z
  .string({ error: "Email wajib diisi." })
  .min(1, { error: "Email wajib diisi.", abort: true })
  .pipe(email);

/** The form at /hubungi, named as the spec names its fields. */
const Contact = z.strictObject({
  kind: z.literal("CONTACT"),
  user_name: line({ label: "Nama", max: NAME }),
  user_email: address,
  user_phone: optional(phone),
  project_category: z.enum(PROJECT_CATEGORIES, { error: "Kategori wajib dipilih." }),
  subject: line({ label: "Subjek", max: SUBJECT }),
  message: paragraphs({ label: "Pesan", max: BODY, min: 5 }),
  ...traces,
});

const person = { name: line({ label: "Nama", max: NAME }), email: address, ...traces };

const Question = z.strictObject({
  kind: z.literal("QUESTION"),
  question: paragraphs({ label: "Pertanyaan", max: BODY, min: 5 }),
  ...person,
});

const Contribution = z.strictObject({
  kind: z.literal("CONTRIBUTION"),
  role: line({ label: "Peran yang diinginkan", max: ROLE }),
  message: paragraphs({ label: "Pesan", max: BODY, min: 5 }),
  ...person,
});

const Idea = z.strictObject({
  kind: z.literal("IDEA"),
  title: line({ label: "Judul ide", max: SUBJECT }),
  idea: paragraphs({ label: "Ide", max: BODY, min: 10 }),
  ...person,
});

const Story = z.strictObject({
  kind: z.literal("STORY"),
  title: line({ label: "Judul kisah", max: SUBJECT }),
  story: paragraphs({ label: "Kisah", max: BODY, min: 10 }),
  photo_id: z.uuid({ error: "Foto belum terunggah dengan benar. Unggah ulang fotonya." }).nullish(),
  consent: z.literal(true, { error: "Setujui dahulu bahwa kisah dan foto ini boleh dimuat." }),
  ...person,
});

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
  cursor: z.coerce.number({ error: "cursor tidak dikenal." }).pipe(id).optional(),
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
