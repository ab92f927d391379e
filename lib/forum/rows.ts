import "server-only";
import { dayIn } from "@/lib/format/dates";
import { Prisma } from "@/prisma/client";
import { FORUM_CATEGORIES, threadSlug } from "./rules";
import type { CardView, CommentView, ThreadView } from "./view";

export const FORUM_TABLES = { topik: Prisma.raw("forum_threads"), komentar: Prisma.raw("forum_comments") };

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.

/** `forum_threads_shown_idx` and its like */
export const THREAD_IS_SHOWN = Prisma.raw("forum_threads.held_reason IS NULL AND forum_threads.hidden_at IS NULL");
/** `forum_comments_shown_idx` */
export const COMMENT_IS_SHOWN = Prisma.raw("forum_comments.held_reason IS NULL AND forum_comments.hidden_at IS NULL");
/** The columns that the public view of a topic needs. A row never leaves the server. */
export const THREAD_SELECT = {
  id: true,
  title: true,
  author: true,
  member: true,
  category: true,
  content: true,
  likesCount: true,
  commentsCount: true,
  createdAt: true,
  activeAt: true,
  editedAt: true,
  staffEditedAt: true,
} as const satisfies Prisma.ForumThreadSelect;
type ThreadRow = Prisma.ForumThreadGetPayload<{ select: typeof THREAD_SELECT }>;

export const COMMENT_SELECT = {
  id: true,
  author: true,
  member: true,
  content: true,
  createdAt: true,
  editedAt: true,
  staffEditedAt: true,
} as const satisfies Prisma.ForumCommentSelect;
type CommentRow = Prisma.ForumCommentGetPayload<{ select: typeof COMMENT_SELECT }>;

export function threadView(row: ThreadRow): ThreadView {
  return {
    id: row.id,
    slug: threadSlug(row.title, row.id),
    title: row.title,
    author: row.author,
    member: row.member,
    category: categoryOf(row),
    content: row.content,
    likes_count: row.likesCount,
    comments_count: row.commentsCount,
    post_date: dayIn(row.createdAt),
    created_at: row.createdAt.toISOString(),
    active_at: row.activeAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    staff_edited_at: row.staffEditedAt?.toISOString() ?? null,
  };
}

export function commentView(row: CommentRow, cards: CardView[]): CommentView {
  return {
    id: row.id,
    author: row.author,
    member: row.member,
    content: row.content,
    comment_date: dayIn(row.createdAt),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    staff_edited_at: row.staffEditedAt?.toISOString() ?? null,
    cards,
  };
}

export function categoryOf(row: { category: string }): ThreadView["category"] {
  return FORUM_CATEGORIES.find((category) => category === row.category) ?? FORUM_CATEGORIES[0];
}
