import { z } from "zod";
import { MAX_ID } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import {
  inPath,
  instant,
  line,
  linkToken,
  pageCursor,
  pageLimit,
  paragraphs,
  ROBOT_TRACES,
  rowId,
  UNREADABLE,
  unlessEmpty,
} from "@/lib/http/fields";
import { STAFF_COMMENT_EDIT, STAFF_TOPIC_EDIT } from "./desk/fields";
import { COMMENT, COMMENT_EDIT, FLAG, TOPIC, TOPIC_EDIT } from "./fields";
import {
  DECISIONS_WITH_WORDS,
  FORUM_CATEGORIES,
  FORUM_DECISIONS,
  FORUM_KINDS,
  FORUM_LENGTH,
  FORUM_LIST_LIMIT,
  FORUM_ORDERS,
  FORUM_QUEUES,
} from "./rules";

export const forumId = rowId("Nomor");

const idInPath = inPath(forumId);

/** `{id}` in a path. */
export const ThreadParams = z.object({ id: idInPath });
/** `{id}` and `{comment}` in a path. */
export const CommentParams = z.object({ id: idInPath, comment: idInPath });

/** POST /api/threads. Who is signed in writes under the username, whatever `author` says. */
export const CreateThread = schemaOf(TOPIC, {
  author: unlessEmpty(line({ label: TOPIC.author.label, max: FORUM_LENGTH.author })),
  ...ROBOT_TRACES,
});
export type CreateThread = z.output<typeof CreateThread>;

/** PATCH /api/threads/{id} */
export const EditThread = schemaOf(TOPIC_EDIT, {});
export type EditThread = z.output<typeof EditThread>;

/** POST /api/threads/{id}/comments. `author` is taken but not used: it is the account's name or the anonymous one. */
export const CreateComment = schemaOf(COMMENT, {
  author: z.string(UNREADABLE).max(200, UNREADABLE).nullish(),
  ...ROBOT_TRACES,
});
export type CreateComment = z.output<typeof CreateComment>;

/** PATCH /api/threads/{id}/comments/{comment} */
export const EditComment = schemaOf(COMMENT_EDIT, {});
export type EditComment = z.output<typeof EditComment>;

/** POST /api/threads/{id}/like */
export const LikeThread = z.strictObject({
  action: z.enum(["like", "unlike"], { error: "action harus like atau unlike." }),
});
export type LikeThread = z.output<typeof LikeThread>;

/** POST /api/threads/{id}/follow */
export const FollowThread = z.strictObject({
  action: z.enum(["follow", "unfollow"], { error: "action harus follow atau unfollow." }),
});
export type FollowThread = z.output<typeof FollowThread>;

/** POST /api/threads/unfollow, from a mail. */
export const Unfollow = z.strictObject({ thread: forumId, user: forumId, token: linkToken });
export type Unfollow = z.output<typeof Unfollow>;

/** POST /api/threads/{id}/flag, and the same of a comment. */
export const FlagText = schemaOf(FLAG, {});
export type FlagText = z.output<typeof FlagText>;

const limit = pageLimit(FORUM_LIST_LIMIT);

const search = unlessEmpty(line({ label: "Pencarian", max: FORUM_LENGTH.search }));

/** What topics are narrowed by. */
export const ForumFilter = z.object({ category: unlessEmpty(EditThread.shape.category), q: search });
export type ForumFilter = z.output<typeof ForumFilter>;

/** GET /api/threads. `cursor` is what the page before gave. */
export const ListThreads = z.strictObject({
  ...ForumFilter.shape,
  limit,
  sort: unlessEmpty(z.enum(FORUM_ORDERS, { error: `sort harus salah satu dari ${FORUM_ORDERS.join(", ")}.` })),
  cursor: z
    .string({ error: "cursor tidak dikenal." })
    .regex(/^(?:\d{1,13}-)?\d{1,10}$/u, { error: "cursor tidak dikenal.", abort: true })
    .refine((text) => Number(text.split("-").at(-1)) <= MAX_ID, { error: "cursor tidak dikenal." })
    .optional(),
});
export type ListThreads = z.output<typeof ListThreads>;

/** GET /api/threads/{id}/comments. `cursor` is the id of the last comment before. */
export const ListComments = z.strictObject({ limit, cursor: pageCursor.optional() });
export type ListComments = z.output<typeof ListComments>;

/** GET /api/threads/own?ids=1,2,3 */
export const OwnQuery = z.strictObject({
  ids: z
    .string({ error: "ids harus berupa nomor topik, misalnya 1,2,3." })
    .regex(/^\d{1,10}(?:,\d{1,10}){0,99}$/u, { error: "ids harus berupa paling banyak 100 nomor topik." })
    .transform((text) => text.split(",").map(Number))
    .pipe(z.array(forumId))
    .optional(),
});
export type OwnQuery = z.output<typeof OwnQuery>;

/** GET /api/admin/threads and /admin/forum. `cursor` is the id of the last text of the piece before. */
export const DeskTexts = z.strictObject({
  kind: z.enum(FORUM_KINDS, { error: "kind harus topik atau komentar." }).default("topik"),
  queue: z.enum(FORUM_QUEUES, { error: "queue tidak dikenal." }).default("WAITING"),
  q: search,
  limit,
  cursor: ListComments.shape.cursor,
});
export type DeskTexts = z.output<typeof DeskTexts>;

const REASON_NEEDED = "Alasan wajib diisi. Penulisnya dapat membacanya.";

/** POST /api/admin/threads/decide */
export const DecideText = z
  .strictObject({
    kind: z.enum(FORUM_KINDS, { error: "kind harus topik atau komentar." }),
    id: forumId,
    decision: z.enum(FORUM_DECISIONS, { error: "Keputusan tidak dikenal." }),
    words: unlessEmpty(paragraphs({ label: "Alasan", max: FORUM_LENGTH.words, required: REASON_NEEDED })),
  })
  .refine(({ decision, words }) => !DECISIONS_WITH_WORDS.includes(decision) || words !== undefined, {
    error: REASON_NEEDED,
    path: ["words"],
  });
export type DecideText = z.output<typeof DecideText>;

/** POST /api/admin/threads/undo */
export const UndoDecision = z.strictObject({ kind: DecideText.shape.kind, id: forumId, step_id: forumId });
export type UndoDecision = z.output<typeof UndoDecision>;

/** The columns that a decision changes, as the log keeps what stood in them. */
export const TextBefore = z.object({
  heldReason: z.string().nullable(),
  hiddenAt: z.coerce.date().nullable(),
  hiddenWords: z.string().nullable(),
});
export type TextBefore = z.output<typeof TextBefore>;

const staffEdit = {
  /** Read by its writer. */
  reason: paragraphs({ label: "Alasan", max: FORUM_LENGTH.words, required: STAFF_TOPIC_EDIT.reason.empty }),
  /** `edited_at` of the text that was edited; null when nobody had changed it. */
  seen_edited_at: instant("seen_edited_at tidak dikenal. Muat ulang halaman.").nullable(),
};

/** PATCH /api/admin/threads/{id} */
export const EditThreadAsStaff = schemaOf(STAFF_TOPIC_EDIT, staffEdit);
export type EditThreadAsStaff = z.output<typeof EditThreadAsStaff>;

/** PATCH /api/admin/threads/{id}/comments/{comment} */
export const EditCommentAsStaff = schemaOf(STAFF_COMMENT_EDIT, staffEdit);
export type EditCommentAsStaff = z.output<typeof EditCommentAsStaff>;

/** `{category}` of a feed's path. */
export const FeedParams = z.object({
  category: z
    .enum([...FORUM_CATEGORIES, "semua"])
    .transform((category) => (category === "semua" ? undefined : category)),
});

/** POST /api/threads/{id}/unsubscribe, pressed in a mail program (RFC 8058). */
export const UnsubscribeQuery = z.strictObject({
  user: z.coerce.number({ error: "Nomor tidak dikenal." }).pipe(forumId),
  token: Unfollow.shape.token,
});
