import "server-only";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { countVote } from "@/lib/votes/commands";
import { Prisma } from "@/prisma/client";
import { FORUM_TABLES } from "./rows";
import { FORUM_TAG, type ForumKind, HIDING_FLAGS, threadTag } from "./rules";
import type { FlagText } from "./schemas";

/** Which text of the forum is meant. */
interface TextKey {
  kind: ForumKind;
  id: number;
}

export const FLAG_OWNERS = { topik: Prisma.raw("thread_id"), komentar: Prisma.raw("comment_id") };
/** Of a text's own table. */
export const THREAD_IDS = { topik: Prisma.raw("id"), komentar: Prisma.raw("thread_id") };

/**
 * "Laporkan": once a person; with enough people the text waits for staff.
 * @throws NotFound for a text that is not shown; Conflict for one's own
 */
export async function flagText(ctx: Ctx, { kind, id }: TextKey, { reason }: FlagText): Promise<{ received: true }> {
  const writer = ownKey(ctx.actor);
  const keys = writerKeys(ctx.actor);
  const table = FORUM_TABLES[kind];
  const threadId = await ctx.db.$transaction(async (transaction) => {
    const [text] = await transaction.$queryRaw<{ writerKey: string; threadId: number; shown: boolean }[]>`
      SELECT writer_key AS "writerKey", ${THREAD_IDS[kind]} AS "threadId",
        held_reason IS NULL AND hidden_at IS NULL AS shown
      FROM ${table} WHERE id = ${id} FOR UPDATE`;
    // Who flags a text that others' flags have just hidden is thanked all the same.
    if (!text) throw new NotFound("Tulisan ini tidak ditemukan. Mungkin sudah dihapus.");
    if (keys.includes(text.writerKey)) throw new Conflict("Ini tulisan Anda sendiri.");
    if (!text.shown) return null;
    const added = await transaction.$executeRaw`
      INSERT INTO forum_flags (${FLAG_OWNERS[kind]}, reason, writer_key, created_at)
      SELECT ${id}, ${reason}, ${writer}, ${ctx.now()}
      WHERE NOT EXISTS (SELECT FROM forum_flags WHERE ${FLAG_OWNERS[kind]} = ${id} AND writer_key = ANY(${keys}))
      ON CONFLICT DO NOTHING`;
    if (added === 0) return null;
    // A flag that does not count is thanked for all the same, and not stored, so that it never counts later either.
    if (!(await countVote(ctx, transaction, { kind: "flag", id: `${kind}:${id}` }))) {
      await transaction.$executeRaw`
        DELETE FROM forum_flags WHERE ${FLAG_OWNERS[kind]} = ${id} AND writer_key = ${writer}`;
      return null;
    }
    const [after] = await transaction.$queryRaw<{ held: boolean }[]>`
      UPDATE ${table} SET flag_count = flag_count + 1,
        held_reason = CASE WHEN flag_count + 1 >= ${HIDING_FLAGS} THEN 'flags' END
      WHERE id = ${id} RETURNING held_reason IS NOT NULL AS held`;
    return after?.held ? text.threadId : null;
  });
  if (threadId !== null) ctx.expire(FORUM_TAG, threadTag(threadId));
  return { received: true };
}
