import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import { doubtChange, textHash } from "@/lib/holding/texts";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { cardsIn } from "./cards";
import { threadNotFound } from "./commands";
import { COMMENT_SELECT, commentView, THREAD_SELECT, threadView } from "./rows";
import { ANONYMOUS_AUTHOR, EDIT_MINUTES, ERASED_CONTENT, FORUM_TAG, threadTag } from "./rules";
import type { EditComment, EditThread } from "./schemas";
import type { CommentView, CreatedThreadView } from "./view";

interface Own {
  writerKey: string;
  createdAt: Date;
  hiddenAt: Date | null;
  staffEditedAt: Date | null;
}

/** @throws NotFound; Forbidden for who did not write it; Conflict when it is too late or staff hid it */
export async function editThread(ctx: Ctx, id: number, input: EditThread): Promise<CreatedThreadView> {
  const edited = await ctx.transaction(async (transaction) => {
    assertEditable(ctx, await transaction.forumThread.findUnique({ where: { id } }), threadNotFound());
    const doubt = await doubtChange(ctx, transaction, [input.title, input.content]);
    await transaction.$executeRaw`
      UPDATE forum_threads SET title = ${input.title}, category = ${input.category}, content = ${input.content},
        text_hash = ${textHash(input.content)}, edited_at = ${ctx.now()}, held_reason = coalesce(held_reason, ${doubt})
      WHERE id = ${id}`;
    const row = await transaction.forumThread.findUniqueOrThrow({
      where: { id },
      select: { ...THREAD_SELECT, heldReason: true },
    });
    return { ...threadView(row), held: row.heldReason !== null };
  });
  ctx.expire(FORUM_TAG, threadTag(id));
  return edited;
}

/** As `editThread`. */
export async function editComment(
  ctx: Ctx,
  { id: threadId, comment: id }: { id: number; comment: number },
  { content }: EditComment,
): Promise<CommentView & { held: boolean }> {
  const edited = await ctx.transaction(async (transaction) => {
    const own = await transaction.forumComment.findFirst({ where: { id, threadId } });
    assertEditable(ctx, own, new NotFound("Komentar tidak ditemukan."));
    const doubt = await doubtChange(ctx, transaction, [content]);
    await transaction.$executeRaw`
      UPDATE forum_comments SET content = ${content}, text_hash = ${textHash(content)}, edited_at = ${ctx.now()},
        held_reason = coalesce(held_reason, ${doubt})
      WHERE id = ${id}`;
    const row = await transaction.forumComment.findUniqueOrThrow({
      where: { id },
      select: { ...COMMENT_SELECT, heldReason: true },
    });
    const cards = await cardsIn({ db: transaction, link: ctx.link }, [content]);
    return { ...commentView(row, cards[0] ?? []), held: row.heldReason !== null };
  });
  ctx.expire(FORUM_TAG, threadTag(threadId));
  return edited;
}

function assertEditable(ctx: Ctx, text: Own | null, missing: NotFound): void {
  if (!text) throw missing;
  if (!writerKeys(ctx.actor).includes(text.writerKey)) {
    throw new Forbidden("Hanya penulisnya yang dapat mengubah tulisan ini.");
  }
  if (text.hiddenAt !== null) throw new Conflict("Tulisan ini disembunyikan pengelola, jadi tidak dapat diubah.");
  // What staff took out, e.g. somebody's address, must not come back.
  if (text.staffEditedAt !== null)
    throw new Conflict("Tulisan ini sudah disunting pengelola, jadi tidak dapat diubah.");
  if (editableUntil(text) < ctx.now()) {
    throw new Conflict(`Tulisan hanya dapat diubah dalam ${EDIT_MINUTES} menit pertama.`);
  }
}

/** The last moment at which its writer may change a text. */
export function editableUntil({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + EDIT_MINUTES * 60_000);
}

/**
 * Removes what is written under a key. A topic that others have answered stays as the head of their answers, without
 * its text and its writer. Likes and flags keep counting. @returns cache tags of what was touched
 */
export async function forgetForum(transaction: Transaction, key: string, now: Date): Promise<string[]> {
  const comments = await transaction.$queryRaw<{ threadId: number }[]>`
    DELETE FROM forum_comments WHERE writer_key = ${key} RETURNING thread_id AS "threadId"`;
  const deleted = await transaction.$queryRaw<{ threadId: number }[]>`
    DELETE FROM forum_threads WHERE writer_key = ${key}
      AND NOT EXISTS (SELECT FROM forum_comments WHERE thread_id = forum_threads.id)
    RETURNING id AS "threadId"`;
  const remaining = await transaction.$queryRaw<{ threadId: number }[]>`
    UPDATE forum_threads SET author = ${ANONYMOUS_AUTHOR}, member = false, content = ${ERASED_CONTENT}, text_hash = '',
      writer_key = ${ERASED_KEY}, edited_at = ${now}, staff_edited_at = NULL, staff_edit_words = NULL
    WHERE writer_key = ${key} RETURNING id AS "threadId"`;
  await transaction.$executeRaw`UPDATE forum_likes SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  await transaction.$executeRaw`UPDATE forum_flags SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  return [...new Set([...comments, ...deleted, ...remaining].map(({ threadId }) => threadTag(threadId)))];
}
