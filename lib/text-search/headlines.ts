import "server-only";
import { searchWords } from "@/lib/format/search-words";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { marksOf, querySql, type Wanted } from "./newest";
import type { TextPart } from "./view";

/** Characters that nobody types stand around what was found. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, "gu");
const OPTIONS = `HighlightAll=true, StartSel=${OPEN}, StopSel=${CLOSE}`;

/** Words as texts write them, abbreviations as a whole. */
const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{N}\p{M}]+(?:['\u2018\u2019\u02bc`][\p{L}\p{N}\p{M}]+)*/gu;
const EXCERPT_WORDS = 30;
/** Words of the excerpt before the first one that was found. */
const BEFORE = 5;

/** The words of a text with those marked that a query finds. */
export function markedSql(text: Prisma.Sql, query: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`ts_headline('indonesian', search_words(${text}), ${query}, ${OPTIONS})`;
}

/** The words that a query found. @param marked as `markedSql` gives it */
export function markedWords(marked: string): string[] {
  return [...marked.matchAll(MARKED)].map(([, word = ""]) => word);
}

/** A title and some of the text around what was found, with all that was found marked. @param marked as `markedSql` gives it */
export function headline(title: string, text: string, marked: string): { title: TextPart[]; excerpt: TextPart[] } {
  const words = new Set(markedWords(marked));
  const hits = hitsIn(text, words);
  const from = bestStart(hits);
  const until = Math.min(hits.length, from + EXCERPT_WORDS);
  const [start, end] = [from === 0 ? 0 : (hits[from]?.start ?? 0), hits[until - 1]?.end ?? text.length];
  const parts = partsOf(text.slice(0, end), hits.slice(from, until), start);
  const cut = (sign: string, isCut: boolean) => (isCut ? [{ text: sign, hit: false }] : []);
  return {
    title: partsOf(title, hitsIn(title, words), 0),
    excerpt: joined([...cut("… ", from > 0), ...parts, ...cut("…", until < hits.length)]),
  };
}

/** The same of texts that were found before. */
export async function headlines(
  { db }: Pick<Ctx, "db">,
  wanted: Wanted,
  found: readonly { title: string; text: string }[],
): Promise<{ title: TextPart[]; excerpt: TextPart[] }[]> {
  if (found.length === 0) return [];
  const texts = found.map(({ title, text }) => `${title} ${text}`);
  const marked = markedSql(Prisma.sql`body`, Prisma.sql`query`);
  const rows = await db.$queryRaw<{ marked: string }[]>`
    SELECT ${marked} AS marked FROM (SELECT ${querySql(marksOf(wanted))} AS query OFFSET 0) AS sought,
      unnest(${texts}::text[]) WITH ORDINALITY AS found(body, place) ORDER BY place`;
  return found.map(({ title, text }, index) => headline(title, text, rows[index]?.marked ?? ""));
}

interface Hit {
  start: number;
  end: number;
  hit: boolean;
}

function hitsIn(text: string, words: ReadonlySet<string>): Hit[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    return { start: index, end: index + word.length, hit: isHit(word, words) };
  });
}

function isHit(word: string, words: ReadonlySet<string>): boolean {
  const plain = word.toLowerCase();
  // Most words are plain already.
  if (words.size === 0 || /^[a-z]+$/u.test(plain)) return words.has(plain);
  return searchWords(word)
    .split(" ")
    .some((part) => words.has(part));
}

/** The number of the word with which the excerpt of the most hits begins. */
function bestStart(hits: readonly Hit[]): number {
  if (hits.length <= EXCERPT_WORDS) return 0;
  let best = { from: 0, count: 0 };
  for (const [index, { hit }] of hits.entries()) {
    if (!hit) continue;
    const from = Math.max(0, Math.min(index - BEFORE, hits.length - EXCERPT_WORDS));
    const count = hits.slice(from, from + EXCERPT_WORDS).filter((one) => one.hit).length;
    if (count > best.count) best = { from, count };
  }
  return best.from;
}

function partsOf(text: string, hits: readonly Hit[], from: number): TextPart[] {
  const parts: TextPart[] = [];
  let read = from;
  for (const { start, end, hit } of hits) {
    if (!hit) continue;
    parts.push({ text: text.slice(read, start), hit: false }, { text: text.slice(start, end), hit: true });
    read = end;
  }
  return joined([...parts, { text: text.slice(read), hit: false }]);
}

/** Without empty parts; neighbours of one kind are one part. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = [];
  for (const { text, hit } of parts) {
    const last = all.at(-1);
    if (text === "") continue;
    if (last && !last.hit && !hit) last.text += text;
    else all.push({ text, hit });
  }
  return all;
}
