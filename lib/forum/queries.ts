import "server-only";
import { inOrder } from "@/lib/desk/queries";
import { MAX_ID } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { commonWords } from "@/lib/search/common-words";
import { tallySql } from "@/lib/statistics/tallies";
import { Prisma } from "@/prisma/client";
import { cardsIn } from "./cards";
import { COMMENT_IS_SHOWN, COMMENT_SELECT, commentView, THREAD_IS_SHOWN, THREAD_SELECT, threadView } from "./rows";
import type { ForumOrder } from "./rules";
import type { ForumFilter, ListComments, ListThreads } from "./schemas";
import { type FoundThread, foundThreads, hitsIn, mendedSearch, preparedSearch, WORD_INDEXES } from "./search";
import type { CommentView, ForumTotalsView, ThreadDetailView, ThreadItem } from "./view";

interface Place extends FoundThread {
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
  const exact = await threadsPage(ctx, input);
  if (input.q === undefined || exact.items.length > 0) return exact;
  const mended = await mendedSearch(ctx, input.q);
  return mended === null ? exact : threadsPage(ctx, { ...input, q: mended });
}

async function threadsPage(ctx: Pick<Ctx, "db">, input: ListThreads): Promise<Page<ThreadItem>> {
  const common = input.q === undefined ? [] : await commonWords(ctx, WORD_INDEXES);
  const places = await ctx.db.$queryRaw<Place[]>(threadsSql(input, common));
  const page = pageOf(places, input.limit, ({ id, rank }) =>
    input.sort === undefined || input.sort === "terbaru" ? String(id) : `${Math.round(rank)}-${id}`,
  );
  const ids = page.items.map(({ id }) => id);
  const rows = inOrder(ids, await ctx.db.forumThread.findMany({ where: { id: { in: ids } }, select: THREAD_SELECT }));
  const hits = input.q === undefined ? null : await hitsIn(ctx, input.q, page.items);
  const items = rows.map((row) => ({ ...threadView(row), hits: hits?.get(row.id) ?? null }));
  return { items, nextCursor: page.nextCursor };
}

/** @param common words of very many texts */
export function threadsSql(
  { limit, cursor, sort = "terbaru", category, q }: ListThreads,
  common: readonly string[] = [],
): Prisma.Sql {
  const { rank, column, value } = ORDERS[sort];
  const [id = 0, last = 0] = (cursor ?? "").split("-").map(Number).reverse();
  const byId = sort === "terbaru";
  // In the order of what was found only as many topics are looked up as the page shows.
  const number = q === undefined ? Prisma.sql`forum_threads.id` : Prisma.sql`forum_threads.found_id`;
  const after = byId
    ? Prisma.sql`${number} < ${id}`
    : Prisma.sql`(${column}, ${number}) < (${value(last)}, ${id}::int)`;
  const answer = q === undefined ? Prisma.empty : Prisma.sql`, forum_threads.answer_id AS "answerId"`;
  const form = [sort, category === undefined ? "all" : "category", cursor === undefined ? "first" : "after"].join("_");
  return Prisma.sql`${q === undefined ? Prisma.empty : preparedSearch(form, q)}
    SELECT forum_threads.id, ${rank} AS rank ${answer} FROM ${threadsOf({ category, q }, common)}
    ${cursor === undefined ? Prisma.empty : Prisma.sql`AND ${after}`}
    ORDER BY ${byId ? Prisma.empty : Prisma.sql`${column} DESC,`} ${number} DESC LIMIT ${limit + 1}`;
}

/** A table `forum_threads` of those that these filters list, with an open condition. */
function threadsOf({ category, q }: ForumFilter, common: readonly string[] = []): Prisma.Sql {
  const chosen = category === undefined ? Prisma.empty : Prisma.sql`AND forum_threads.category = ${category}`;
  if (q === undefined) return Prisma.sql`forum_threads WHERE ${THREAD_IS_SHOWN} ${chosen}`;
  // The limit has each found topic looked up by its number, never the whole table read for them.
  return Prisma.sql`(
    SELECT forum_threads.*, found.id AS found_id, found.answer_id FROM (${foundThreads(q, common)}) AS found CROSS JOIN LATERAL (
      SELECT id, category, active_at, likes_count, comments_count FROM forum_threads
      WHERE forum_threads.id = found.id AND ${THREAD_IS_SHOWN} ${chosen} LIMIT 1
    ) AS forum_threads
  ) AS forum_threads WHERE TRUE`;
}

/** Of the topics that these filters list. */
export async function forumTotals(ctx: Pick<Ctx, "db">, filter: ForumFilter = {}): Promise<ForumTotalsView> {
  const exact = await totalsOf(ctx, filter);
  if (filter.q === undefined || exact.topics > 0) return exact;
  const mended = await mendedSearch(ctx, filter.q);
  return mended === null ? exact : totalsOf(ctx, { ...filter, q: mended });
}

async function totalsOf(ctx: Pick<Ctx, "db">, filter: ForumFilter): Promise<ForumTotalsView> {
  const { category = "", q } = filter;
  const sums =
    q === undefined
      ? Prisma.sql`SELECT ${tallySql(`topics:${category}`)} AS topics, ${tallySql(`comments:${category}`)} AS comments,
          ${tallySql(`likes:${category}`)} AS likes`
      : Prisma.sql`${preparedSearch(filter.category === undefined ? "totals_all" : "totals_category", q)}
          SELECT count(*)::int AS topics, coalesce(sum(comments_count), 0)::int AS comments,
          coalesce(sum(likes_count), 0)::int AS likes FROM ${threadsOf(filter)}`;
  const [totals] = await ctx.db.$queryRaw<ForumTotalsView[]>(sums);
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
