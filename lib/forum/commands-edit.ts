import "server-only";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { textHash } from "@/lib/reports/holding";
import { cardsIn } from "./cards";
import { threadNotFound } from "./commands";
import { doubtChange } from "./holding";
import { COMMENT_SELECT, commentView, THREAD_SELECT, threadView } from "./rows";
import { EDIT_MINUTES, FORUM_TAG, threadTag } from "./rules";
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
