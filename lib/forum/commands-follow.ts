import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, Unauthenticated } from "@/lib/kernel/errors";
import { threadNotFound } from "./commands";
import type { FollowThread, Unfollow } from "./schemas";
import type { FollowView } from "./view";

/**
 * Mails of a topic's new comments, or no more of them.
 * @throws Conflict without a confirmed e-mail address; NotFound for a topic that is not shown
 */
export async function followThread(ctx: Ctx, threadId: number, { action }: FollowThread): Promise<FollowView> {
  if (ctx.actor.kind !== "member") throw new Unauthenticated();
  const { userId } = ctx.actor;
  if (action === "unfollow") {
    await ctx.db.forumFollow.deleteMany({ where: { threadId, userId } });
    return { followed: false };
  }
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  if (email === null) {
    throw new Conflict("Kabar topik dikirim lewat email. Tambahkan email di halaman akun Anda lebih dahulu.");
  }
  const thread = await ctx.db.forumThread.findFirst({
    where: { id: threadId, heldReason: null, hiddenAt: null },
    select: { commentsCount: true },
  });
  if (!thread) throw threadNotFound();
  await ctx.db.forumFollow.upsert({
    where: { threadId_userId: { threadId, userId } },
    create: { threadId, userId, notifiedCount: thread.commentsCount, createdAt: ctx.now() },
    update: {},
  });
  return { followed: true };
}

/** The token that lets the holder of a mail end the mails about a topic. */
export function unfollowToken(ctx: Pick<Ctx, "sign">, thread: number, user: number): string {
  return ctx.sign("forum-follow", `${thread}:${user}`);
}

/** From a mail, without signing in; again it changes nothing. @throws Forbidden */
export async function unfollowByMail(ctx: Ctx, { thread, user, token }: Unfollow): Promise<FollowView> {
  const expected = Buffer.from(unfollowToken(ctx, thread, user));
  const given = Buffer.from(token);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new Forbidden("Tautan ini tidak berlaku. Buka tautan dari email terbaru.");
  }
  await ctx.db.forumFollow.deleteMany({ where: { threadId: thread, userId: user } });
  return { followed: false };
}
