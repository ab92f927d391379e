import "server-only";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { assertIndependent, releaseVote } from "@/lib/votes/commands";
import { threadNotFound } from "./commands";
import { THREAD_IS_SHOWN } from "./rows";
import { FORUM_TAG, threadTag } from "./rules";
import type { LikeThread } from "./schemas";
import type { LikeView } from "./view";

/**
 * Likes a topic or takes that back: once a person, however often and from however many tabs; a trigger counts.
 * @throws NotFound for a topic that is not shown; Forbidden for one more than a network has without accounts
 */
export async function likeThread(ctx: Ctx, threadId: number, { action }: LikeThread): Promise<LikeView> {
  const writer = ownKey(ctx.actor);
  const keys = writerKeys(ctx.actor);
  const { changed, view } = await ctx.db.$transaction(async (transaction) => {
    const rows =
      action === "like"
        ? await transaction.$executeRaw`
            INSERT INTO forum_likes (thread_id, writer_key, created_at)
            SELECT forum_threads.id, ${writer}, ${ctx.now()} FROM forum_threads
            WHERE forum_threads.id = ${threadId} AND ${THREAD_IS_SHOWN} AND NOT EXISTS (SELECT FROM forum_likes AS earlier
              WHERE earlier.thread_id = forum_threads.id AND earlier.writer_key = ANY(${keys}))
            ON CONFLICT DO NOTHING`
        : await transaction.$executeRaw`
            DELETE FROM forum_likes WHERE thread_id = ${threadId} AND writer_key = ANY(${keys})`;
    const target = { kind: "like", id: threadId } as const;
    if (rows > 0 && action === "like") await assertIndependent(ctx, transaction, target);
    if (rows > 0 && action !== "like") await releaseVote(ctx, transaction, target);
    const [counted] = await transaction.$queryRaw<{ count: number }[]>`
      SELECT likes_count AS count FROM forum_threads WHERE id = ${threadId} AND ${THREAD_IS_SHOWN}`;
    if (!counted) throw threadNotFound();
    return { changed: rows > 0, view: { newLikesCount: counted.count, liked: action === "like" } };
  });
  if (changed) ctx.expire(FORUM_TAG, threadTag(threadId));
  return view;
}
