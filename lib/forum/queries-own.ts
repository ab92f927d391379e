import "server-only";
import { writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { cardsIn } from "./cards";
import { editableUntil } from "./commands-edit";
import { COMMENT_SELECT, commentView } from "./rows";
import type { OwnTextView, OwnThreadsView, OwnThreadView } from "./view";

/** Who wrote more under one topic sees the latest. */
const OWN_COMMENTS = 50;

/** Which of these topics this person likes and follows. */
export async function ownThreads(ctx: Ctx, ids: number[]): Promise<OwnThreadsView> {
  const likes = await ctx.db.forumLike.findMany({
    where: { threadId: { in: ids }, writerKey: { in: writerKeys(ctx.actor) } },
    select: { threadId: true },
  });
  const follows =
    ctx.actor.kind === "member"
      ? await ctx.db.forumFollow.findMany({
          where: { threadId: { in: ids }, userId: ctx.actor.userId },
          select: { threadId: true },
        })
      : [];
  return { liked: likes.map(({ threadId }) => threadId), followed: follows.map(({ threadId }) => threadId) };
}

/** What this person did at a topic, with what only its writer still sees. */
export async function ownThread(ctx: Ctx, id: number): Promise<OwnThreadView> {
  const writerKey = { in: writerKeys(ctx.actor) };
  const state = {
    heldReason: true,
    hiddenAt: true,
    hiddenWords: true,
    staffEditedAt: true,
    staffEditWords: true,
    createdAt: true,
  } as const;
  const { liked, followed } = await ownThreads(ctx, [id]);
  const thread = await ctx.db.forumThread.findFirst({ where: { id, writerKey }, select: { id: true, ...state } });
  const comments = await ctx.db.forumComment.findMany({
    where: { threadId: id, writerKey },
    orderBy: { id: "desc" },
    take: OWN_COMMENTS,
    select: { ...COMMENT_SELECT, ...state },
  });
  const cards = await cardsIn(
    ctx,
    comments.map(({ content }) => content),
  );
  return {
    liked: liked.length > 0,
    followed: followed.length > 0,
    can_follow: await hasEmail(ctx),
    thread: thread && ownText(ctx, thread),
    comments: comments.map((row, index) => ({ ...ownText(ctx, row), comment: commentView(row, cards[index] ?? []) })),
  };
}

async function hasEmail({ actor, db }: Ctx): Promise<boolean> {
  if (actor.kind !== "member") return false;
  const account = await db.user.findUnique({ where: { id: actor.userId }, select: { email: true } });
  return Boolean(account?.email);
}

interface OwnRow {
  id: number;
  heldReason: string | null;
  hiddenAt: Date | null;
  hiddenWords: string | null;
  staffEditedAt: Date | null;
  staffEditWords: string | null;
  createdAt: Date;
}

function ownText({ now }: Ctx, row: OwnRow): OwnTextView {
  const until = editableUntil(row);
  return {
    id: row.id,
    held: row.heldReason !== null,
    hidden_words: row.hiddenAt === null ? null : (row.hiddenWords ?? ""),
    staff_edit_words: row.staffEditWords,
    editable_until: row.hiddenAt === null && row.staffEditedAt === null && until > now() ? until.toISOString() : null,
  };
}
