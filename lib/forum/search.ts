import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { headlines } from "@/lib/search/headlines";
import { newestIds, SOURCES, type Wanted } from "@/lib/search/newest";
import type { SearchMatch } from "@/lib/search/rules";
import type { TextPart } from "@/lib/search/view";
import type { MarkedPart, ThreadItem } from "./view";

/** A search finds so many of the newest topics, and topics of as many of the newest comments. */
const NEWEST = 60;

/** A topic that was found, by itself or by its latest comment that was. */
export interface FoundThread {
  id: number;
  answer: string | null;
}

/** Topics that hold what is wanted themselves or in a comment. */
export async function foundThreads(ctx: Pick<Ctx, "db">, wanted: Wanted): Promise<FoundThread[]> {
  const [topics, answers] = await Promise.all([
    newestIds(ctx, SOURCES.topic, wanted, NEWEST),
    newestIds(ctx, SOURCES.comment, wanted, NEWEST),
  ]);
  const rows = await ctx.db.forumComment.findMany({
    where: { id: { in: answers } },
    select: { threadId: true, content: true },
    orderBy: { id: "asc" },
  });
  const found = new Map<number, FoundThread>();
  for (const { threadId, content } of rows) found.set(threadId, { id: threadId, answer: content });
  for (const id of topics) found.set(id, { id, answer: null });
  return [...found.values()];
}

/** Where the words stand in each of these topics. */
export async function hitsIn(
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
