import "server-only";
import { comparisonKey } from "@/lib/format/text";
import { assertNotOfSite } from "@/lib/holding/policy";
import { doubtText, textHash } from "@/lib/holding/texts";
import { EXPIRED_LINK } from "@/lib/http/private-links";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, InvalidInput, NotFound, TooMany, Unauthenticated } from "@/lib/kernel/errors";
import { isDistinctiveText } from "@/lib/reports/holding";
import { countVote, releaseVote } from "@/lib/votes/commands";
import type { Transaction } from "@/prisma/client";
import { cardsIn } from "./cards";
import { COMMENT_SELECT, commentView, FORUM_TABLES, THREAD_IS_SHOWN, THREAD_SELECT, threadView } from "./rows";
import { ANONYMOUS_AUTHOR, ANONYMOUS_TOPICS, FORUM_TAG, threadTag } from "./rules";
import type { CreateComment, CreateThread, FollowThread, LikeThread, Unfollow } from "./schemas";
import type { CreatedCommentView, CreatedThreadView, FollowView, LikeView } from "./view";

const DAY_SECONDS = 86_400;

/**
 * A new topic, shown at once or held when the filter doubts it.
 * @throws InvalidInput for a visitor without a name of their own; TooMany for a visitor's fourth of a day
 */
export async function createThread(ctx: Ctx, input: CreateThread): Promise<CreatedThreadView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  const author = await threadAuthor(ctx, input.author);
  const created = await ctx.transaction(async (transaction) => {
    const texts = [author.author, input.title, input.content];
    const name = author.member ? {} : { name: author.author };
    const isDistinctive = isDistinctiveText(input.content);
    const doubt = { table: FORUM_TABLES.topik, traces: input, texts, isDistinctive, ...name };
    const held = await doubtText(ctx, transaction, doubt);
    if (!author.member) await assertFewTopics(transaction, writer, now);
    const row = await transaction.forumThread.create({
      data: {
        ...author,
        title: input.title,
        category: input.category,
        content: input.content,
        textHash: textHash(input.content),
        heldReason: held,
        writerKey: writer,
        createdAt: now,
        activeAt: now,
      },
      select: THREAD_SELECT,
    });
    return { ...threadView(row), held: held !== null };
  });
  if (!created.held) ctx.expire(FORUM_TAG);
  return created;
}

async function assertFewTopics(transaction: Transaction, writerKey: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000);
  const latest = await transaction.forumThread.findMany({
    where: { writerKey, createdAt: { gt: since } },
    orderBy: { id: "desc" },
    take: ANONYMOUS_TOPICS,
    select: { createdAt: true },
  });
  const oldest = latest[ANONYMOUS_TOPICS - 1];
  if (!oldest) return;
  throw new TooMany(
    `Tanpa akun Anda dapat menulis ${ANONYMOUS_TOPICS} topik sehari. Masuk, atau coba lagi besok.`,
    DAY_SECONDS - (now.getTime() - oldest.createdAt.getTime()) / 1000,
  );
}

/** An answer to a topic, shown at once or held. @throws NotFound for a topic that is not shown */
export async function createComment(ctx: Ctx, threadId: number, input: CreateComment): Promise<CreatedCommentView> {
  const writer = ownKey(ctx.actor);
  const now = ctx.now();
  const author = commentAuthor(ctx);
  const created = await ctx.transaction(async (transaction) => {
    const thread = { id: threadId, heldReason: null, hiddenAt: null };
    if (!(await transaction.forumThread.findFirst({ where: thread, select: { id: true } }))) throw threadNotFound();
    const isDistinctive = isDistinctiveText(input.content);
    const doubt = { table: FORUM_TABLES.komentar, traces: input, texts: [input.content], isDistinctive };
    const held = await doubtText(ctx, transaction, doubt);
    const row = await transaction.forumComment.create({
      data: {
        ...author,
        threadId,
        content: input.content,
        textHash: textHash(input.content),
        heldReason: held,
        writerKey: writer,
        createdAt: now,
      },
      select: COMMENT_SELECT,
    });
    if (held === null) await knowOwnComment(ctx, transaction, threadId);
    const counted = await transaction.forumThread.findUniqueOrThrow({
      where: { id: threadId },
      select: { commentsCount: true },
    });
    const cards = await cardsIn({ db: transaction, link: ctx.link }, [input.content]);
    return { ...commentView(row, cards[0] ?? []), held: held !== null, newCommentsCount: counted.commentsCount };
  });
  if (!created.held) ctx.expire(FORUM_TAG, threadTag(threadId));
  return created;
}

/** Nobody needs a mail about a comment of their own. */
async function knowOwnComment({ actor }: Ctx, transaction: Transaction, threadId: number): Promise<void> {
  if (actor.kind !== "member") return;
  await transaction.forumFollow.updateMany({
    where: { threadId, userId: actor.userId },
    data: { notifiedCount: { increment: 1 } },
  });
}

export function threadNotFound(): NotFound {
  return new NotFound("Topik tidak ditemukan. Mungkin sudah disembunyikan atau dihapus.");
}

/**
 * Likes a topic or takes that back: once a person, however often and from however many tabs; a trigger counts.
 * @throws NotFound for a topic that is not shown
 */
export async function likeThread(ctx: Ctx, threadId: number, { action }: LikeThread): Promise<LikeView> {
  const writer = ownKey(ctx.actor);
  const keys = writerKeys(ctx.actor);
  const target = { kind: "like", id: threadId } as const;
  const { changed, view } = await ctx.db.$transaction(async (transaction) => {
    // Likes of one topic happen one after the other, so that its row, its likes and its networks never wait in a circle.
    const [shown] = await transaction.$queryRaw<{ id: number }[]>`
      SELECT id FROM forum_threads WHERE id = ${threadId} AND ${THREAD_IS_SHOWN} FOR NO KEY UPDATE`;
    if (!shown) throw threadNotFound();
    let changed: boolean;
    let counted = true;
    if (action === "like") {
      const rows = await transaction.$executeRaw`
        INSERT INTO forum_likes (thread_id, writer_key, created_at, counted)
        SELECT ${threadId}, ${writer}, ${ctx.now()}, false
        WHERE NOT EXISTS (SELECT FROM forum_likes WHERE counted AND thread_id = ${threadId} AND writer_key = ANY(${keys}))
        ON CONFLICT (thread_id, writer_key) DO UPDATE SET created_at = excluded.created_at WHERE NOT forum_likes.counted`;
      changed = rows > 0 && (await countVote(ctx, transaction, target));
      counted = changed || rows === 0;
      if (changed) {
        await transaction.forumLike.update({
          where: { threadId_writerKey: { threadId, writerKey: writer } },
          data: { counted },
        });
      }
    } else {
      const gone = await transaction.$queryRaw<{ counted: boolean }[]>`
        DELETE FROM forum_likes WHERE thread_id = ${threadId} AND writer_key = ANY(${keys}) RETURNING counted`;
      changed = gone.some((like) => like.counted);
      if (changed) await releaseVote(ctx, transaction, target);
    }
    const { likesCount: newLikesCount } = await transaction.forumThread.findUniqueOrThrow({
      where: { id: threadId },
      select: { likesCount: true },
    });
    return { changed, view: { newLikesCount, liked: action === "like", counted } };
  });
  if (changed) ctx.expire(FORUM_TAG, threadTag(threadId));
  return view;
}

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
  if (!ctx.isSigned("forum-follow", `${thread}:${user}`, token)) {
    throw new Forbidden(EXPIRED_LINK);
  }
  await ctx.db.forumFollow.deleteMany({ where: { threadId: thread, userId: user } });
  return { followed: false };
}

interface Author {
  author: string;
  member: boolean;
}

/** Under which name a comment stands. */
function commentAuthor({ actor }: Pick<Ctx, "actor">): Author {
  return actor.kind === "member"
    ? { author: actor.username, member: true }
    : { author: ANONYMOUS_AUTHOR, member: false };
}

/**
 * Under which name a topic stands: the account's, or what a visitor calls themselves.
 * @throws InvalidInput without a name, or with that of an account or of Sulur
 */
async function threadAuthor(ctx: Pick<Ctx, "actor" | "db">, typed: string | undefined): Promise<Author> {
  if (ctx.actor.kind === "member") return commentAuthor(ctx);
  if (typed === undefined) throw refused("Penulis wajib diisi.");
  assertNotOfSite(ctx.actor, { field: "author", label: "Penulis", name: typed });
  const account = await ctx.db.user.findUnique({ where: { usernameKey: comparisonKey(typed) }, select: { id: true } });
  if (account) throw refused("Nama ini milik sebuah akun. Masuk dengan akun itu, atau tulis nama lain.");
  return { author: typed, member: false };
}

function refused(message: string): InvalidInput {
  return new InvalidInput(message, { author: message });
}
