import "server-only";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
import { newestMatches, type WordsSql } from "@/lib/search/newest";
import { Prisma } from "@/prisma/client";
import { COMMENT_IS_SHOWN, COMMENT_TEXT, COMMENT_WORDS, THREAD_IS_SHOWN, THREAD_TEXT, THREAD_WORDS } from "./rows";
import type { ForumKind } from "./rules";
import type { ThreadItem } from "./view";

export const WORD_INDEXES = ["forum_threads_words_idx", "forum_comments_words_idx"];
/** So many of the newest topics and as many comments a search gives at least, if they hold the words, and at most. */
const WANTED = { least: 60, most: 200 };
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

/** As `newestMatches` searches them. */
const TEXTS = {
  topik: {
    table: Prisma.raw("forum_threads"),
    columns: Prisma.raw("forum_threads.id, NULL::int AS answer_id"),
    shown: THREAD_IS_SHOWN,
    vector: THREAD_WORDS,
    text: THREAD_TEXT,
  },
  komentar: {
    table: Prisma.raw("forum_comments"),
    columns: Prisma.raw("forum_comments.thread_id AS id, forum_comments.id AS answer_id"),
    shown: COMMENT_IS_SHOWN,
    vector: COMMENT_WORDS,
    text: COMMENT_TEXT,
  },
} satisfies Record<ForumKind, object>;

/** To plan a search takes as long as to answer it, so each form of it is planned once a connection. @param form its name */
export function preparedSearch(form: string, search: string): Prisma.Sql {
  return Prisma.raw(`/* prepared: forum_${form}${isQuoted(search) ? "_quoted" : ""} */`);
}

function isQuoted(search: string): boolean {
  return search.includes('"');
}

/**
 * Ids of topics that hold the words themselves (`answer_id` is null), or the latest shown comment that does.
 * @param common words of very many texts
 */
export function foundThreads(search: string, common: readonly string[] = []): Prisma.Sql {
  const query = isQuoted(search) ? querySql(search) : apart(querySql(search));
  // What the index alone cannot tell the text does. As many texts are read as the page shows.
  return Prisma.sql`
    SELECT found.id, held.answer_id FROM (
      SELECT id, array_agg(answer_id ORDER BY answer_id DESC NULLS FIRST) AS answer_ids,
        array_agg(sure ORDER BY answer_id DESC NULLS FIRST) AS sures
      FROM (${isQuoted(search) ? textsTogether(query) : textsApart(query, common)}) AS texts GROUP BY id ORDER BY id DESC
    ) AS found CROSS JOIN LATERAL (
      SELECT answer_id FROM unnest(answer_ids, sures) AS text(answer_id, sure) WHERE sure OR to_tsvector('indonesian', coalesce(
        (SELECT ${COMMENT_TEXT} FROM forum_comments WHERE forum_comments.id = answer_id),
        (SELECT ${THREAD_TEXT} FROM forum_threads WHERE forum_threads.id = found.id))) @@ (SELECT ${query}) LIMIT 1
    ) AS held`;
}

/** Only quotation marks ask that words stand side by side, not what is written in one, as with a hyphen. */
function apart(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`regexp_replace(${query}::text, '<->|<\\d+>', '&', 'g')::tsquery`;
}

/** Pairs of words may deceive, so no text is sure. */
function textsTogether(query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT id, answer_id, FALSE AS sure FROM (${textsWith({ query: Prisma.sql`forum_pairs(${query})` })}) AS texts`;
}

function textsApart(query: Prisma.Sql, common: readonly string[]): Prisma.Sql {
  const left = Prisma.sql`part <> ALL (${common.map((word) => `'${word}'`)}::text[])`;
  // Where the words are alternatives, to leave one out would leave texts out.
  const narrowed = Prisma.sql`(
    SELECT string_agg(part, ' & ') FILTER (WHERE ${left})::tsquery FROM regexp_split_to_table(${query}::text, ' & ') AS part
    HAVING NOT bool_and(${left}) AND bool_or(${left} AND part NOT LIKE '!%') AND NOT bool_or(part ~ '[(|]'))`;
  return textsWith({ query, narrowed });
}

function textsWith(words: WordsSql): Prisma.Sql {
  const { topik, komentar } = TEXTS;
  return Prisma.sql`(${newestMatches(topik, words, WANTED)}) UNION ALL (${newestMatches(komentar, words, WANTED)})`;
}

/** That a text of this kind, shown or not, holds the words. */
export function holdsSql(kind: ForumKind, search: string): Prisma.Sql {
  const { vector, text } = TEXTS[kind];
  const query = querySql(search);
  if (!isQuoted(search)) return Prisma.sql`${vector} @@ ${query}`;
  return Prisma.sql`${vector} @@ forum_pairs(${query}) AND to_tsvector('indonesian', ${text}) @@ ${query}`;
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
