import { foldedWords } from "@/lib/format/text";
import { stemsFor } from "./forms";
import type { TextPart } from "./view";

/** A word that somebody looks for. */
export interface QueryWord {
  /** Folded. */
  word: string;
  /** Of the word and of its other forms. */
  stems: readonly string[];
  /** Perhaps only half typed: what begins with it counts too. */
  open: boolean;
}

/** Folded words to their stems; a word that is missing is its own stem. */
export type Stems = ReadonlyMap<string, string>;

const MOST_WORDS = 8;
const EXCERPT_CHARACTERS = 160;
const BEFORE_HIT = 50;

/** Words that stand everywhere and name nothing. */
const EMPTY_WORDS = new Set(
  "ada adalah agar akan anda apa atau bagi bagaimana dalam dan dari dengan di dimana ini itu kami ke kita mana oleh pada para saya sebuah seperti the tentang untuk yang".split(
    " ",
  ),
);

/** The words that count, without doubles; the empty ones only where there are no others. */
export function queryWords(q: string): string[] {
  const all = wordsOf(q);
  const telling = all.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MOST_WORDS);
}

export function wordsOf(text: string): string[] {
  const folded = foldedWords(text);
  return folded === "" ? [] : folded.split(" ");
}

/** The last word may still be under way. @param stems of all forms of the words */
export function withStems(words: readonly string[], stems: Stems): QueryWord[] {
  return words.map((word, index) => ({
    word,
    stems: stemsFor(word, (form) => stems.get(form) ?? form),
    open: index === words.length - 1,
  }));
}

/** PostgreSQL's tsqueries. */
export interface Asked {
  /** All words in the name. */
  named: AskedWords;
  anywhere: AskedWords;
}

export interface AskedWords {
  query: string;
  /** Without the very common words; null when there are none or no others. */
  narrowed: string | null;
}

/** Before a word it stands for the word in a name. */
const IN_NAME = "@";

/**
 * All words, each as it stands or by its stem.
 * @param common very common words, as the index holds them
 * @param endings what stands for the word that may go on, too
 */
export function askedFor(
  words: readonly QueryWord[],
  common: readonly string[],
  endings: readonly string[] = [],
): Asked {
  const all = words.map(({ word, stems, open }) => [word, ...stems, ...(open ? endings : [])]);
  const asked = (place: string): AskedWords => {
    const rare = all.filter((any) => !any.some((word) => common.includes(place + word)));
    const query = (some: string[][]) => some.map((any) => anyOf(any, place)).join("&");
    return { query: query(all), narrowed: rare.length === 0 || rare.length === all.length ? null : query(rare) };
  };
  return { named: asked(IN_NAME), anywhere: asked("") };
}

/**
 * The tsquery of a name with words that may be mistyped: each stands for those that are written much like it.
 * @param but so many of the words may be missing, none or one
 * @returns null when nothing can be found
 */
export function alikeQueryOf(words: readonly (readonly string[])[], but: 0 | 1): string | null {
  const known = words.filter((alike) => alike.length > 0).map((alike) => anyOf(alike, IN_NAME));
  const missing = words.length - known.length;
  if (known.length === 0 || missing > but) return null;
  if (missing === but) return known.join("&");
  if (known.length === 1) return null;
  return known.map((_, index) => `(${known.toSpliced(index, 1).join("&")})`).join("|");
}

function anyOf(words: readonly string[], place: string): string {
  return `(${[...new Set(words)].map((word) => `'${place}${word.replaceAll("'", "''")}'`).join("|")})`;
}

/**
 * Whether the stem of a folded word may be one that was looked for: of a word the stemmer takes its beginning and its end,
 * and changes no more than the first letter of what is left.
 */
export function stemTest(words: readonly QueryWord[]): (word: string) => boolean {
  const rests = words.flatMap(({ stems }) => stems.map((stem) => stem.slice(1)));
  return (word) => rests.some((rest) => word.includes(rest));
}

/**
 * Whether a word of a text is one that was looked for.
 * @param stems of the words of the text that pass `stemTest`
 */
export function hitTest(words: readonly QueryWord[], stems: Stems): (word: string) => boolean {
  return (written) => {
    const word = foldedWords(written);
    const stem = stems.get(word) ?? word;
    return words.some(
      (asked) => asked.word === word || asked.stems.includes(stem) || (asked.open && word.startsWith(asked.word)),
    );
  };
}

/** The whole text, cut where the words that were looked for begin and end. */
export function markedParts(text: string, isHit: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === "") continue;
    const hit = /[\p{L}\p{N}]/u.test(piece) && isHit(piece);
    const last = parts.at(-1);
    if (last && last.hit === hit) last.text += piece;
    else parts.push({ text: piece, hit });
  }
  return parts;
}

/** Some lines of a text around the first word that was looked for; its beginning when there is none. */
export function excerptParts(text: string, isHit: (word: string) => boolean): TextPart[] {
  const line = text.replace(/\s+/gu, " ").trim();
  const words = [...line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const hit = words.find(([word]) => isHit(word))?.index ?? 0;
  const from = hit <= BEFORE_HIT ? 0 : (words.find(({ index }) => index >= hit - BEFORE_HIT)?.index ?? hit);
  const rest = line.slice(from);
  const piece = rest.length <= EXCERPT_CHARACTERS ? rest : `${wholeWords(rest.slice(0, EXCERPT_CHARACTERS))}…`;
  return markedParts(`${from > 0 ? "… " : ""}${piece}`, isHit);
}

function wholeWords(text: string): string {
  return text.replace(/\s+\S*$/u, "").toWellFormed();
}
