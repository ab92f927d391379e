import "server-only";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { COMMENT_IS_SHOWN, COMMENT_WORDS, THREAD_IS_SHOWN, THREAD_WORDS } from "./rows";
import type { ThreadItem } from "./view";

/** A search gives no more topics and comments than these newest ones. */
const MOST_FOUND = 1_000;
/** Words this short are too easily another one. */
const SHORTEST_MENDED = 4;
/** Characters that nobody types stand around what was found. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = `StartSel=${OPEN}, StopSel=${CLOSE}`;

/** What is looked for: what was typed, or its nearest words where nothing is found by it. */
export async function mendedSearch(ctx: Pick<Ctx, "db">, typed: string): Promise<string> {
  const [exact] = await ctx.db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (${foundThreads(typed, 1)}) AS found`;
  if (exact?.found) return typed;
  const words = comparisonKey(typed).split(/\s+/u);
  const rows = await ctx.db.$queryRaw<{ typed: string; nearest: string | null }[]>`
    SELECT typed, (SELECT word FROM forum_words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 1) AS nearest
    FROM unnest(${words.filter((word) => word.length >= SHORTEST_MENDED)}::text[]) AS typed`;
  const nearest = new Map(rows.map((row) => [row.typed, row.nearest]));
  return words.map((word) => nearest.get(word) ?? word).join(" ");
}

/** The ids of shown topics that hold the words themselves or in a shown comment. */
export function foundThreads(search: string, most = MOST_FOUND): Prisma.Sql {
  const query = querySql(search);
  return Prisma.sql`
    (SELECT forum_threads.id FROM forum_threads WHERE ${THREAD_IS_SHOWN} AND ${THREAD_WORDS} @@ ${query}
      ORDER BY forum_threads.id DESC LIMIT ${most})
    UNION
    (SELECT forum_comments.thread_id FROM forum_comments WHERE ${COMMENT_IS_SHOWN} AND ${COMMENT_WORDS} @@ ${query}
      ORDER BY forum_comments.id DESC LIMIT ${most})`;
}

type Hits = NonNullable<ThreadItem["hits"]>;

/** Where the words stand in these topics. */
export async function hitsIn(ctx: Pick<Ctx, "db">, search: string, ids: readonly number[]): Promise<Map<number, Hits>> {
  const query = querySql(search);
  const excerpt = `MaxFragments=1, MaxWords=30, MinWords=12, ${MARKS}`;
  const rows = await ctx.db.$queryRaw<{ id: number; title: string; excerpt: string; inComment: boolean }[]>`
    SELECT forum_threads.id, ts_headline('indonesian', title, ${query}, ${`HighlightAll=true, ${MARKS}`}) AS title,
      ts_headline('indonesian', coalesce(answer.content, forum_threads.content), ${query}, ${excerpt}) AS excerpt,
      answer.content IS NOT NULL AS "inComment"
    FROM forum_threads LEFT JOIN LATERAL (
      SELECT forum_comments.content FROM forum_comments
      WHERE NOT (${THREAD_WORDS} @@ ${query}) AND forum_comments.thread_id = forum_threads.id
        AND ${COMMENT_IS_SHOWN} AND ${COMMENT_WORDS} @@ ${query}
      ORDER BY forum_comments.id LIMIT 1
    ) AS answer ON true
    WHERE forum_threads.id = ANY(${[...ids]})`;
  return new Map(
    rows.map((row) => [row.id, { title: marked(row.title), excerpt: marked(row.excerpt), in_comment: row.inComment }]),
  );
}

function querySql(search: string): Prisma.Sql {
  return Prisma.sql`websearch_to_tsquery('indonesian', ${search})`;
}

function marked(text: string): Hits["title"] {
  const pieces: Hits["title"] = [];
  for (const [index, part] of text.replaceAll("**", "").split(OPEN).entries()) {
    const [found = "", ...rest] = index === 0 ? ["", part] : part.split(CLOSE);
    if (found !== "") pieces.push({ text: found, found: true });
    const plain = rest.join("");
    if (plain !== "") pieces.push({ text: plain, found: false });
  }
  return pieces;
}
