import { wordsOf } from "@/lib/format/text";
import { formsOf, rootsIn } from "./forms";
import { LONGEST_NAME, namesOf } from "./synonyms";

/** A word or a quotation that somebody looks for. */
export interface Term {
  /** Any of them will do; each is folded words side by side. */
  alternatives: readonly (readonly string[])[];
  /** Nothing with it is wanted. */
  excluded: boolean;
  /** The word itself where it may be half typed, so that what begins with it will do too. */
  begun?: string | undefined;
}

const MOST_TERMS = 8;
/** Very much begins with less. */
const SHORTEST_BEGUN = 3;

/** Words that stand everywhere and name nothing. */
const EMPTY_WORDS = new Set(
  wordsOf(`ada adalah agar akan anda apa atau bagi bagaimana dalam dan dari dengan di dimana ini itu kami ke kita mana
    oleh or pada para saya sebuah seperti the tentang untuk yang`),
);

/** What was typed: quotations, words, and both behind a minus. Empty words count only where there is nothing else. */
export function termsOf(q: string): Term[] {
  const parts = [...q.matchAll(/(?<!\S)(-?)"([^"]*)"?|(?<!\S)(-?)([^\s"]+)|[^\s"]+/gu)];
  const all = parts.flatMap(([text, left, quoted, minus, word]): (string | Term)[] => {
    const words = wordsOf(quoted ?? word ?? text);
    const excluded = left === "-" || minus === "-";
    if (quoted === undefined && !excluded) return words;
    return words.length === 0 ? [] : [{ alternatives: [words], excluded }];
  });
  const telling = all.filter((part) => typeof part !== "string" || !EMPTY_WORDS.has(part));
  return termsIn(telling.length > 0 ? telling : all).slice(0, MOST_TERMS);
}

function termsIn(parts: readonly (string | Term)[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (typeof part !== "string") {
      if (part) terms.push(part);
      continue;
    }
    const name = longestName(parts.slice(at, at + LONGEST_NAME));
    at += name.length - 1;
    const open = at === parts.length - 1 && part.length >= SHORTEST_BEGUN && name.length === 1;
    terms.push({ alternatives: alternativesTo(name), excluded: false, ...(open ? { begun: part } : {}) });
  }
  return terms;
}

/** The first of these words, with those behind it where they have synonyms together. */
function longestName(parts: readonly (string | Term)[]): string[] {
  const words = parts.filter((part) => typeof part === "string");
  if (parts.length > 1 && (words.length < parts.length || namesOf(words).length === 0)) {
    return longestName(parts.slice(0, -1));
  }
  return words;
}

function alternativesTo(name: string[]): string[][] {
  const [word = "", ...others] = name;
  if (others.length > 0) return namesOf(name);
  return [...formsOf(word).map((form) => [form]), ...[word, ...rootsIn(word)].flatMap((root) => namesOf([root]))];
}
