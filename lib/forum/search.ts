import "server-only";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { newestMatches } from "@/lib/search/newest";
import { Prisma } from "@/prisma/client";
import { COMMENT_IS_SHOWN, COMMENT_WORDS, THREAD_IS_SHOWN, THREAD_WORDS } from "./rows";
import type { ThreadItem } from "./view";

/** A search gives no more topics and comments than these newest ones; words side by side are looked for among more. */
const MOST_FOUND = { apart: 200, together: 500 };
/** Words this short are too easily another one. */
const SHORTEST_MENDED = 4;
/** Characters that nobody types stand around what was found. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = `StartSel=${OPEN}, StopSel=${CLOSE}`;

/** What was typed with its words mended to those that stand in the forum; null when that is nothing else. */
export async function mendedSearch(ctx: Pick<Ctx, "db">, typed: string): Promise<string | null> {
  const words = comparisonKey(typed).split(/\s+/u);
  const rows = await ctx.db.$queryRaw<{ typed: string; nearest: string | null }[]>`
    SELECT typed, (SELECT word FROM forum_words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 1) AS nearest
    FROM unnest(${words.filter((word) => word.length >= SHORTEST_MENDED)}::text[]) AS typed`;
  const nearest = new Map(rows.map((row) => [row.typed, row.nearest]));
  const mended = words.map((word) => nearest.get(word) ?? word).join(" ");
  return mended === words.join(" ") ? null : mended;
}

const THREADS = {
  table: Prisma.raw("forum_threads"),
  columns: Prisma.raw(
    "forum_threads.id, NULL::int AS answer_id, forum_threads.title || ' ' || forum_threads.content AS text",
  ),
  shown: THREAD_IS_SHOWN,
  vector: THREAD_WORDS,
};
const COMMENTS = {
  table: Prisma.raw("forum_comments"),
  columns: Prisma.raw("forum_comments.thread_id AS id, forum_comments.id AS answer_id, forum_comments.content AS text"),
  shown: COMMENT_IS_SHOWN,
  vector: COMMENT_WORDS,
};

/** To plan a search takes as long as to answer it, so each form of it is planned once a connection. @param form its name */
export function preparedSearch(form: string, search: string): Prisma.Sql {
  return Prisma.raw(`/* prepared: forum_${form}${isQuoted(search) ? "_quoted" : ""} */`);
}

function isQuoted(search: string): boolean {
  return search.includes('"');
}

/** Ids of topics that hold the words themselves (`answer_id` is null), or the latest shown comment that does. */
export function foundThreads(search: string): Prisma.Sql {
  const query = querySql(search);
  // Only quotation marks ask that words stand side by side, which only the text itself can tell.
  const together = isQuoted(search);
  const most = together ? MOST_FOUND.together : MOST_FOUND.apart;
  const found = together ? Prisma.sql`WHERE to_tsvector('indonesian', text) @@ ${query}` : Prisma.empty;
  const words = Prisma.sql`regexp_replace(${query}::text, '<->|<\\d+>', '&', 'g')::tsquery`;
  return Prisma.sql`
    SELECT id, CASE WHEN bool_or(answer_id IS NULL) THEN NULL ELSE max(answer_id) END AS answer_id FROM (
      (${newestMatches(THREADS, words, most)}) UNION ALL (${newestMatches(COMMENTS, words, most)})
    ) AS texts ${found} GROUP BY id ORDER BY id DESC`;
}

type Hits = NonNullable<ThreadItem["hits"]>;

/** A topic that was found, by a comment of this number or by itself. */
export interface FoundThread {
  id: number;
  answerId: number | null;
}

/** Where the words stand in these topics. */
export async function hitsIn(
  ctx: Pick<Ctx, "db">,
  search: string,
  found: readonly FoundThread[],
): Promise<Map<number, Hits>> {
  const query = querySql(search);
  const excerpt = `MaxFragments=1, MaxWords=30, MinWords=12, ${MARKS}`;
  const rows = await ctx.db.$queryRaw<{ id: number; title: string; excerpt: string; inComment: boolean }[]>`
    SELECT forum_threads.id, ts_headline('indonesian', title, ${query}, ${`HighlightAll=true, ${MARKS}`}) AS title,
      ts_headline('indonesian', coalesce(answer.content, forum_threads.content), ${query}, ${excerpt}) AS excerpt,
      answer.content IS NOT NULL AS "inComment"
    FROM unnest(${found.map(({ id }) => id)}::int[], ${found.map(({ answerId }) => answerId)}::int[]) AS found(id, answer_id)
    JOIN forum_threads ON forum_threads.id = found.id LEFT JOIN forum_comments AS answer ON answer.id = found.answer_id`;
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
