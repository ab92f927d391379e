import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma, type Transaction } from "@/prisma/client";
import { newestMatches } from "./newest";
import { EVENT_SOURCE, PLACE_SOURCE, REPORT_SOURCE, THREAD_SOURCE } from "./rows";
import type { Stems } from "./words";

type Db = Pick<Ctx, "db">;

/** Of the words that begin alike only those known longest, which are mostly the commonest. */
const MOST_ENDINGS = 40;
/** Of the words that are written much like another those that are nearly as much so as the likest of them count. */
const NEARLY_AS_ALIKE = 0.2;
const MOST_ALIKE = 6;
/** So many of them are compared. */
const MOST_COMPARED = 500;
/** Stems that are kept in memory; a word has the same for ever. */
const MOST_STEMS = 20_000;
/** Words looked at in one run of the cleanup. */
const AT_ONCE = 200;

const SOURCES = [REPORT_SOURCE, PLACE_SOURCE, EVENT_SOURCE, THREAD_SOURCE];

const stems = new Map<string, string>();

/** Indonesian stems, as the database's search has them. */
export async function stemsOf({ db }: Db, words: readonly string[]): Promise<Stems> {
  const all = new Set(words);
  const unknown = [...all].filter((word) => !stems.has(word));
  const found = new Map([...all].map((word) => [word, stems.get(word) ?? word]));
  if (unknown.length === 0) return found;
  const rows = await db.$queryRaw<{ word: string; stem: string | null }[]>`
    SELECT word, (ts_lexize('indonesian_stem', word))[1] AS stem FROM unnest(${unknown}::text[]) AS word`;
  if (stems.size + rows.length > MOST_STEMS) stems.clear();
  for (const { word, stem } of rows) {
    found.set(word, stem ?? word);
    if (rows.length <= MOST_STEMS) stems.set(word, stem ?? word);
  }
  return found;
}

/** Words of the texts that begin like this one and go on. */
export async function endingsOf({ db }: Db, begun: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ word: string }[]>(endingsSql(begun));
  return rows.map(({ word }) => word);
}

/** `search_words_pkey`, which goes by bytes: "{" is the next one after "z". */
export function endingsSql(begun: string): Prisma.Sql {
  return Prisma.sql`
    SELECT word FROM search_words WHERE word > ${begun} AND word < ${`${begun}{`} ORDER BY number LIMIT ${MOST_ENDINGS}`;
}

/** For each word those of the texts that are written most like it, itself among them if it is one. */
export async function alikeWords({ db }: Db, words: readonly string[]): Promise<string[][]> {
  const rows = await db.$queryRaw<{ alike: string[] }[]>(alikeWordsSql(words));
  return rows.map(({ alike }) => alike);
}

/** `search_words_word_idx` */
export function alikeWordsSql(words: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT ARRAY(
      SELECT word FROM (
        SELECT word, number, likeness, max(likeness) FILTER (WHERE word <> typed) OVER () AS most FROM (
          SELECT word, number, similarity(word, typed) AS likeness FROM search_words WHERE word % typed LIMIT ${MOST_COMPARED}
        ) AS near
      ) AS compared
      WHERE word = typed OR likeness >= most - ${NEARLY_AS_ALIKE} ORDER BY likeness DESC, number LIMIT ${MOST_ALIKE}
    ) AS alike
    FROM unnest(${words}::text[]) WITH ORDINALITY AS asked(typed, place) ORDER BY place`;
}

/** Words that the texts of a writer have brought in. */
export async function wordsOfWriter(transaction: Transaction, key: string): Promise<string[]> {
  const texts = SOURCES.map(
    ({ table, vector }) => Prisma.sql`SELECT ${vector} AS words FROM ${table} WHERE ${table}.writer_key = ${key}`,
  );
  const rows = await transaction.$queryRaw<{ word: string }[]>`
    SELECT DISTINCT word FROM (${Prisma.join(texts, " UNION ALL ")}) AS texts, unnest(tsvector_to_array(words)) AS word
    WHERE word IN (SELECT word FROM search_words)`;
  return rows.map(({ word }) => word);
}

/** Removes those of the words that nothing shown holds any more. @returns how many */
export async function removeUnused(ctx: Ctx, words: readonly string[]): Promise<number> {
  let removed = 0;
  for (let from = 0; from < words.length; from += AT_ONCE) {
    removed += await removeOf(ctx, Prisma.sql`unnest(${words.slice(from, from + AT_ONCE)}::text[]) AS looked(word)`);
  }
  return removed;
}

/** Removes words that nothing shown holds any more, those looked at longest ago first. @returns how many */
export function removeUnusedSearchWords(ctx: Ctx): Promise<number> {
  return removeOf(ctx, Prisma.sql`(SELECT word FROM search_words ORDER BY checked_at LIMIT ${AT_ONCE}) AS looked`);
}

async function removeOf({ db, now }: Ctx, words: Prisma.Sql): Promise<number> {
  const held = SOURCES.map(
    (source) =>
      Prisma.sql`EXISTS (${newestMatches({ ...source, columns: Prisma.sql`${source.table}.id` }, { query: Prisma.sql`looked.word::tsquery` }, { least: 1, most: 1 })})`,
  );
  const looked = await db.$queryRaw<{ word: string; used: boolean }[]>`
    SELECT word, ${Prisma.join(held, " OR ")} AS used FROM ${words}`;
  const used = looked.filter((row) => row.used).map(({ word }) => word);
  const unused = looked.filter((row) => !row.used).map(({ word }) => word);
  await db.searchWord.updateMany({ where: { word: { in: used } }, data: { checkedAt: now() } });
  return (await db.searchWord.deleteMany({ where: { word: { in: unused } } })).count;
}
