import { FIRST_CHOICE, threadsPath } from "@/components/forum/list/forum-address";
import type { ListPage } from "@/components/lists/fetch-page";
import { findThread, listComments, listThreads } from "@/lib/forum/queries";
import { FORUM_LIST_LIMIT, FORUM_TAG, threadIdIn, threadTag } from "@/lib/forum/rules";
import type { CommentView, ThreadDetailView, ThreadItem } from "@/lib/forum/view";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

const limit = FORUM_LIST_LIMIT.default;

/** What the forum begins with: the newest topics of all categories. */
export function loadFirstThreads(): Promise<ListPage<ThreadItem>> {
  return cachedRead(["forum", "first"], [FORUM_TAG], async () => {
    const { items, nextCursor } = await listThreads(publicCtx(), { limit, sort: FIRST_CHOICE.sort });
    return { items, next: nextCursor && `${threadsPath(FIRST_CHOICE)}&cursor=${nextCursor}` };
  });
}

interface ThreadWithComments {
  thread: ThreadDetailView;
  comments: ListPage<CommentView>;
}

/** The topic of a page with its first comments; null for what is no slug or the slug of nothing. */
export async function loadThread(slug: string): Promise<ThreadWithComments | null> {
  const id = threadIdIn(slug);
  if (id === null) return null;
  return cachedRead(["forum", "page", String(id)], [threadTag(id)], async () => {
    const ctx = publicCtx();
    const [thread, page] = await Promise.all([findThread(ctx, id), listComments(ctx, id, { limit })]);
    if (thread === null || page === null) return null;
    const next = page.nextCursor && `/api/threads/${id}/comments?limit=${limit}&cursor=${page.nextCursor}`;
    return { thread, comments: { items: page.items, next } };
  });
}
