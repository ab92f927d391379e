import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import { cappedCount, inOrder, onlyRow, queuePage, sliceSql } from "@/lib/desk/queries";
import { FLAG_OWNERS } from "@/lib/forum/commands-flag";
import { FORUM_TABLES } from "@/lib/forum/rows";
import {
  FLAG_REASONS,
  FORUM_CATEGORIES,
  type ForumKind,
  type ForumQueue,
  threadPath,
  threadSlug,
} from "@/lib/forum/rules";
import type { DeskTexts } from "@/lib/forum/schemas";
import type { DeskTextView, ForumCountsView } from "@/lib/forum/view";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import { querySql, wantedOf } from "@/lib/text-search/newest";
import { Prisma } from "@/prisma/client";

/** `forum_threads_waiting_idx` and its like, of either table. */
const QUEUES: Record<ForumQueue, Prisma.Sql> = {
  WAITING: Prisma.raw("(held_reason IS NOT NULL OR flag_count > 0) AND hidden_at IS NULL"),
  SHOWN: Prisma.raw("held_reason IS NULL AND hidden_at IS NULL"),
  HIDDEN: Prisma.raw("hidden_at IS NOT NULL"),
};

const ROW = { heldReason: true, hiddenAt: true, hiddenWords: true, flagCount: true } as const;
const HEAD = { id: true, title: true, category: true, likesCount: true, commentsCount: true } as const;
const EDITS = { editedAt: true, staffEditedAt: true } as const;
const TEXT = { id: true, author: true, member: true, content: true, createdAt: true, ...EDITS, ...ROW } as const;

/** One queue of topics or of comments; what waits comes oldest first, the rest newest first. Staff only. */
export async function deskTexts(ctx: Ctx, input: DeskTexts): Promise<Page<DeskTextView>> {
  assertReviewer(ctx.actor);
  const { kind, queue, q, limit } = input;
  const searched = q === undefined ? Prisma.empty : Prisma.sql`AND search @@ ${querySql(wantedOf(q, "all"))}`;
  const order = queue === "WAITING" ? "oldest" : "newest";
  const query = Prisma.sql`SELECT id FROM ${FORUM_TABLES[kind]} WHERE ${QUEUES[queue]} ${searched} ${sliceSql(input, order)}`;
  const { ids, nextCursor } = await queuePage(ctx, query, limit);
  const rows = kind === "topik" ? await threadRows(ctx, ids) : await commentRows(ctx, ids);
  const flags = await flagsOf(ctx, kind, ids);
  return { items: inOrder(ids, rows).map((row) => view(kind, row, flags.get(row.id) ?? [])), nextCursor };
}

/** How much waits. Staff only. */
export async function forumCounts(ctx: Ctx): Promise<ForumCountsView> {
  assertReviewer(ctx.actor);
  return onlyRow(ctx, forumCountsSql());
}

export function forumCountsSql(): Prisma.Sql {
  return Prisma.sql`
    SELECT ${cappedCount(Prisma.sql`SELECT FROM forum_threads WHERE ${QUEUES.WAITING}`)} AS threads,
      ${cappedCount(Prisma.sql`SELECT FROM forum_comments WHERE ${QUEUES.WAITING}`)} AS comments`;
}

async function threadRows({ db }: Ctx, ids: number[]) {
  const rows = await db.forumThread.findMany({ where: { id: { in: ids } }, select: { ...TEXT, ...HEAD } });
  return rows.map((row) => ({ ...row, thread: row }));
}

async function commentRows({ db }: Ctx, ids: number[]) {
  return db.forumComment.findMany({
    where: { id: { in: ids } },
    select: { ...TEXT, thread: { select: { ...HEAD, heldReason: true, hiddenAt: true } } },
  });
}

type Row = Awaited<ReturnType<typeof commentRows>>[number];
type Flags = DeskTextView["flags"];

async function flagsOf({ db }: Ctx, kind: ForumKind, ids: number[]): Promise<Map<number, Flags>> {
  const owner = FLAG_OWNERS[kind];
  const rows = await db.$queryRaw<{ id: number; reason: string; count: number }[]>`
    SELECT ${owner} AS id, reason, count(*)::int AS count FROM forum_flags
    WHERE ${owner} = ANY(${ids}) AND settled_at IS NULL GROUP BY ${owner}, reason ORDER BY count DESC, reason`;
  const flags = new Map<number, Flags>();
  for (const { id, reason, count } of rows) {
    const known = FLAG_REASONS.find((candidate) => candidate === reason) ?? "lainnya";
    flags.set(id, [...(flags.get(id) ?? []), { reason: known, count }]);
  }
  return flags;
}

function view(kind: ForumKind, row: Row, flags: Flags): DeskTextView {
  const { thread } = row;
  const isPublic = thread.heldReason === null && thread.hiddenAt === null;
  return {
    kind,
    id: row.id,
    threadId: thread.id,
    title: thread.title,
    href: isPublic ? threadPath(threadSlug(thread.title, thread.id)) : null,
    author: row.author,
    member: row.member,
    category: FORUM_CATEGORIES.find((category) => category === thread.category) ?? FORUM_CATEGORIES[0],
    content: row.content,
    queue: row.hiddenAt === null ? (row.heldReason === null && row.flagCount === 0 ? "SHOWN" : "WAITING") : "HIDDEN",
    heldReason: row.heldReason,
    hiddenWords: row.hiddenWords,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    staffEditedAt: row.staffEditedAt?.toISOString() ?? null,
    flags,
    likesCount: thread.likesCount,
    commentsCount: thread.commentsCount,
    createdAt: row.createdAt.toISOString(),
  };
}
