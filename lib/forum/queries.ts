import "server-only";
import { inOrder } from "@/lib/desk/queries";
import { MAX_ID } from "@/lib/format/text";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { tallySql } from "@/lib/statistics/queries";
import { findForgiving } from "@/lib/text-search/forgiving";
import { headlines } from "@/lib/text-search/headlines";
import { lastIds, newestSql, SOURCES, type Wanted } from "@/lib/text-search/newest";
import type { SearchMatch, TextPart } from "@/lib/text-search/view";
import { Prisma } from "@/prisma/client";
import { cardsIn } from "./cards";
import { editableUntil } from "./commands-edit";
import {
  COMMENT_IS_SHOWN,
  COMMENT_SELECT,
  categoryOf,
  commentView,
  THREAD_IS_SHOWN,
  THREAD_SELECT,
  threadView,
} from "./rows";
import type { ForumOrder } from "./rules";
import type { ForumFilter, ListComments, ListThreads } from "./schemas";
import type {
  CommentView,
  ForumTotalsView,
  MarkedPart,
  OwnTextView,
  OwnThreadsView,
  OwnThreadView,
  OwnTopicView,
  ThreadDetailView,
  ThreadItem,
} from "./view";

interface Place {
  id: number;
  /** Of the order's column: milliseconds, or a count. */
  rank: number;
}

/** What each order goes by before the id, as number for the cursor and as the column. */
const ORDERS: Record<ForumOrder, { rank: Prisma.Sql; column: Prisma.Sql; value(rank: number): Prisma.Sql }> = {
  terbaru: { rank: Prisma.sql`0`, column: Prisma.sql`0`, value: () => Prisma.sql`0` },
  teraktif: {
    rank: Prisma.sql`(extract(epoch FROM forum_threads.active_at) * 1000)::float8`,
    column: Prisma.sql`forum_threads.active_at`,
    value: (rank) => Prisma.sql`${new Date(rank)}::timestamptz`,
  },
  disukai: {
    rank: Prisma.sql`forum_threads.likes_count::float8`,
    column: Prisma.sql`forum_threads.likes_count`,
    // A cursor may hold more than a count can.
    value: (rank) => Prisma.sql`${Math.min(rank, MAX_ID)}::int`,
  },
};

/** Topics that are shown, in the order asked for; with a search, marked where it hit. */
export async function listThreads(ctx: Pick<Ctx, "db">, input: ListThreads): Promise<Page<ThreadItem>> {
  const { q, limit, sort = "terbaru" } = input;
  const search = q === undefined ? null : await findForgiving(ctx, q, (wanted) => foundThreads(ctx, wanted));
  const places = await ctx.db.$queryRaw<Place[]>(threadsSql(input, search?.found));
  const page = pageOf(places, limit, ({ id, rank }) => (sort === "terbaru" ? String(id) : `${Math.round(rank)}-${id}`));
  const ids = page.items.map(({ id }) => id);
  const rows = inOrder(ids, await ctx.db.forumThread.findMany({ where: { id: { in: ids } }, select: THREAD_SELECT }));
  const hits = search === null ? null : await hitsIn(ctx, search, rows);
  const items = rows.map((row, index) => ({ ...threadView(row), hits: hits?.[index] ?? null }));
  return { items, nextCursor: page.nextCursor };
}

function threadsSql(
  { limit, cursor, sort = "terbaru", category }: ListThreads,
  found?: readonly FoundThread[],
): Prisma.Sql {
  const { rank, column, value } = ORDERS[sort];
  const [id = 0, last = 0] = (cursor ?? "").split("-").map(Number).reverse();
  const byId = sort === "terbaru";
  const after = byId ? Prisma.sql`id < ${id}` : Prisma.sql`(${column}, id) < (${value(last)}, ${id}::int)`;
  return Prisma.sql`
    SELECT id, ${rank} AS rank FROM forum_threads WHERE ${listed(category, found)}
    ${cursor === undefined ? Prisma.empty : Prisma.sql`AND ${after}`}
    ORDER BY ${byId ? Prisma.empty : Prisma.sql`${column} DESC,`} id DESC LIMIT ${limit + 1}`;
}

/** @param found by a search */
function listed(category: ForumFilter["category"], found?: readonly FoundThread[]): Prisma.Sql {
  const chosen = category === undefined ? Prisma.empty : Prisma.sql`AND forum_threads.category = ${category}`;
  const among = found === undefined ? Prisma.empty : Prisma.sql`AND id = ANY (${found.map(({ id }) => id)}::int[])`;
  return Prisma.sql`${THREAD_IS_SHOWN} ${chosen} ${among}`;
}

/** Of the topics that these filters list. */
export async function forumTotals(ctx: Pick<Ctx, "db">, { category, q }: ForumFilter = {}): Promise<ForumTotalsView> {
  const name = category ?? "";
  const search = q === undefined ? null : await findForgiving(ctx, q, (wanted) => foundThreads(ctx, wanted));
  const [totals] = await ctx.db.$queryRaw<ForumTotalsView[]>(
    search === null
      ? Prisma.sql`SELECT ${tallySql(`topics:${name}`)} AS topics, ${tallySql(`comments:${name}`)} AS comments,
          ${tallySql(`likes:${name}`)} AS likes`
      : Prisma.sql`SELECT count(*)::int AS topics, coalesce(sum(comments_count), 0)::float8 AS comments,
          coalesce(sum(likes_count), 0)::float8 AS likes FROM forum_threads WHERE ${listed(category, search.found)}`,
  );
  return totals ?? { topics: 0, comments: 0, likes: 0 };
}

/** One topic; null when there is none of this number that is shown. */
export async function findThread(ctx: Pick<Ctx, "db" | "link">, id: number): Promise<ThreadDetailView | null> {
  const row = await ctx.db.forumThread.findFirst({
    where: { id, heldReason: null, hiddenAt: null },
    select: THREAD_SELECT,
  });
  if (!row) return null;
  const cards = await cardsIn(ctx, [row.content]);
  return { ...threadView(row), cards: cards[0] ?? [] };
}

/** The comments of a topic that is shown, oldest first; null when it is not. */
export async function listComments(
  ctx: Pick<Ctx, "db" | "link">,
  id: number,
  { limit, cursor = 0 }: ListComments,
): Promise<Page<CommentView> | null> {
  // Not "=", after which the planner may walk the comments of all topics; in this order only one index gives them.
  const [thread] = await ctx.db.$queryRaw<{ ids: number[] }[]>`
    SELECT ARRAY(SELECT forum_comments.id FROM forum_comments
      WHERE forum_comments.thread_id BETWEEN ${id} AND ${id} AND ${COMMENT_IS_SHOWN}
        AND forum_comments.id > ${cursor}
      ORDER BY forum_comments.thread_id, forum_comments.id LIMIT ${limit + 1}) AS ids
    FROM forum_threads WHERE forum_threads.id = ${id} AND ${THREAD_IS_SHOWN}`;
  if (!thread) return null;
  const page = pageOf(thread.ids, limit, String);
  const found = await ctx.db.forumComment.findMany({ where: { id: { in: page.items } }, select: COMMENT_SELECT });
  const rows = inOrder(page.items, found);
  const cards = await cardsIn(
    ctx,
    rows.map(({ content }) => content),
  );
  return { items: rows.map((row, index) => commentView(row, cards[index] ?? [])), nextCursor: page.nextCursor };
}

/** Who wrote more under one topic sees the latest. */
const OWN_COMMENTS = 50;
const OWN_WAITING = 5;

/** Which of these topics this person likes and follows, and what of their own still waits. */
export async function ownThreads(ctx: Ctx, ids: number[]): Promise<OwnThreadsView> {
  const waiting = await ctx.db.forumThread.findMany({
    where: { writerKey: { in: writerKeys(ctx.actor) }, heldReason: { not: null }, hiddenAt: null },
    orderBy: { id: "desc" },
    take: OWN_WAITING,
    select: { id: true, title: true, category: true, content: true },
  });
  return { ...(await relationsTo(ctx, ids)), waiting: waiting.map((row) => ({ ...row, category: categoryOf(row) })) };
}

async function relationsTo(ctx: Ctx, ids: number[]): Promise<Pick<OwnThreadsView, "liked" | "followed">> {
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
  const { liked, followed } = await relationsTo(ctx, [id]);
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

/** A search finds so many of the newest topics, and topics of as many of the newest comments. */
const NEWEST = 60;

/** A topic that was found, by itself or by its latest comment that was. */
interface FoundThread {
  id: number;
  answer: string | null;
}

/** Topics that hold what is wanted themselves or in a comment. */
async function foundThreads(ctx: Pick<Ctx, "db">, wanted: Wanted): Promise<FoundThread[]> {
  const last = await lastIds(ctx);
  const rows = await ctx.db.$queryRaw<FoundThread[]>`
    SELECT id, NULL AS answer FROM unnest(${newestSql(SOURCES.topic, wanted, NEWEST, last)}) AS topic(id)
    UNION ALL (
      SELECT DISTINCT ON (thread_id) thread_id, content FROM forum_comments
      WHERE id = ANY (${newestSql(SOURCES.comment, wanted, NEWEST, last)}) ORDER BY thread_id, id DESC)`;
  const found = new Map(rows.toReversed().map((row) => [row.id, row]));
  return [...found.values()];
}

/** Where the words stand in each of these topics. */
async function hitsIn(
  ctx: Pick<Ctx, "db">,
  { found, match, wanted }: { found: readonly FoundThread[]; match: SearchMatch; wanted: Wanted },
  threads: readonly { id: number; title: string; content: string }[],
): Promise<NonNullable<ThreadItem["hits"]>[]> {
  const answers = threads.map(({ id }) => found.find((one) => one.id === id)?.answer ?? null);
  const texts = threads.map(({ title, content }, index) => ({ title, text: answers[index] ?? content }));
  const marked = await headlines(ctx, wanted, texts);
  return marked.map(({ title, excerpt }, index) => {
    return { title: markedParts(title), excerpt: markedParts(excerpt), in_comment: answers[index] !== null, match };
  });
}

function markedParts(parts: readonly TextPart[]): MarkedPart[] {
  return parts.map(({ text, hit }) => ({ text: text.replaceAll("**", ""), found: hit }));
}

/** The topics of the actor's account, the newest first, with those that only their writer still sees. */
export async function topicsOf(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<OwnTopicView>> {
  const rows = await ctx.db.forumThread.findMany({
    where: { writerKey: ownKey(ctx.actor), ...(cursor === undefined ? {} : { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
    select: { ...THREAD_SELECT, heldReason: true, hiddenAt: true, hiddenWords: true },
  });
  const page = pageOf(rows, limit, ({ id }) => String(id));
  const items = page.items.map(({ heldReason, hiddenAt, hiddenWords, ...row }) => {
    const { id, slug, title, category, comments_count, likes_count, created_at } = threadView(row);
    const state =
      hiddenAt !== null ? ("hidden" as const) : heldReason !== null ? ("held" as const) : ("shown" as const);
    return { id, slug, title, category, comments_count, likes_count, created_at, state, hidden_words: hiddenWords };
  });
  return { items, nextCursor: page.nextCursor };
}
