import "server-only";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type Page, pageOf } from "@/lib/kernel/page";
import { THREAD_SELECT, threadView } from "./rows";
import type { OwnTopicView } from "./view-topics";

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
