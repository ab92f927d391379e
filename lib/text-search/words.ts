import { foldedWords } from "@/lib/format/search-words";
import { otherNames } from "./glossary";

/**
 * PostgreSQL's stemmer takes "men-" off "menanam" and leaves "anam", but leaves "tanam" of "tanaman". So a word that is
 * looked for stands for all its common forms.
 */
const SHORTEST_ROOT = 4;

/** Letters that "me-" and "pe-" swallow before a vowel, and how they end then. */
const SWALLOWED: readonly [string, string, RegExp][] = [
  ["t", "n", /^[mp]en(?=[aiueo])/u],
  ["k", "ng", /^[mp]eng(?=[aiueo])/u],
  ["p", "m", /^[mp]em(?=[aiueo])/u],
  ["s", "ny", /^[mp]eny(?=[aiueo])/u],
];

/** How they end before other letters. */
const NASALS: readonly [RegExp, string][] = [
  [/^[bfp]/u, "m"],
  [/^[cdjt]/u, "n"],
  [/^[aiueoghk]/u, "ng"],
];

const PREFIX = /^(?:[mp]e(?:m(?=[bf])|n(?=[cdj])|ng(?=[ghaiueo])|(?=[lrwy]))|di|ter|ber|per)/u;

/** What the stemmer leaves of a form and is another word: who looks for "taman" does not mean "aman". */
const OTHER_WORDS = /^[mp]e(?:ny|ng|n|m)(?:air|akar|alam|aman|anak|api|arah|asam|atap|empat|ikan)(?:an|kan)?$/u;

/** So many words have the names of several words, the longest first. */
const LONGER_NAMES = [3, 2];

/** A word or a quotation that somebody looks for. */
export interface Term {
  /** As it was typed, folded. */
  typed: string;
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

/** Words that stand everywhere and name nothing, those with which people ask among them. */
const EMPTY_WORDS = new Set(
  foldedWords(`ada adalah agar akan anda apa apakah aja atau bagaimana bagi berapa bikin bisa boleh buat cara caranya di dimana dalam
    dan dari dekat dengan dgn dong gimana harus ini ingin itu jadi kami kapan kalau kalo ke kenapa kita kok mana mau
    membuat mengapa mengenai minta mohon nya oleh or pada para pengen per saja saya sampai sebuah sekitar seperti siapa
    sih sudah terdekat the tentang tolong udah untuk utk ya yang yg`),
);

/** "bersih2", as phones write "bersih-bersih"; "co2" is no such word. */
const DOUBLED = /(?<!\p{L})(\p{L}{3,})2(?!\d)/gu;

/** A quotation or a word with a minus before it, and a quotation with one. */
const MARKED = /(?<!\S)(-?"[^"]*"?|-[^\s"]+)/u;

/** What was typed: quotations, words, and both behind a minus. Empty words count only where there is nothing else. */
export function termsOf(q: string): Term[] {
  // The text between two marked parts is read as a whole: "R. A." is one word.
  const all = q.split(MARKED).flatMap((part, index): (string | Term)[] => {
    if (index % 2 === 0) return foldedWords(part.replace(DOUBLED, "$1 $1"));
    const words = foldedWords(part);
    const typed = words.join(" ");
    return words.length === 0 ? [] : [{ typed, alternatives: [words], excluded: part.startsWith("-") }];
  });
  const distinctive = termsIn(all, EMPTY_WORDS);
  return (distinctive.length > 0 ? distinctive : termsIn(all)).slice(0, MOST_TERMS);
}

/** @param without words that count only as part of a longer name */
function termsIn(parts: readonly (string | Term)[], without: ReadonlySet<string> = new Set()): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || typeof part !== "string") {
      if (part) terms.push(part);
      continue;
    }
    const begun = at === parts.length - 1 && part.length >= SHORTEST_BEGUN ? part : undefined;
    const longer = LONGER_NAMES.map((length) => parts.slice(at, at + length).join(" "));
    const name = longer.find((words) => words !== part && otherNames(words).length > 0);
    if (name) {
      terms.push({ typed: name, alternatives: otherNames(name), excluded: false });
      at += name.split(" ").length - 1;
    } else if (!without.has(part)) {
      terms.push({ typed: part, alternatives: alternativesTo(part), excluded: false, begun });
    }
  }
  return terms;
}

function alternativesTo(word: string): (readonly string[])[] {
  return [...formsOf(word).map((form) => [form]), ...[word, ...rootsIn(word)].flatMap(otherNames)];
}

/** A folded word and the forms that share its root, without doubles; the word itself stands first. */
export function formsOf(word: string): string[] {
  const roots = [word, ...rootsIn(word)];
  return [...new Set([...roots, ...roots.flatMap(formsOfRoot).filter((form) => !OTHER_WORDS.test(form))])];
}

/** What may be left of a word without its affixes. */
export function rootsIn(word: string): string[] {
  const swallowed = SWALLOWED.map(([letter, , prefix]) => word.replace(prefix, letter));
  return [word, word.replace(PREFIX, ""), ...swallowed]
    .flatMap((form) => [
      form,
      ...["nya", "kan", "an"].map((end) => (form.endsWith(end) ? form.slice(0, -end.length) : form)),
    ])
    .filter((root) => root !== word && root.length >= SHORTEST_ROOT);
}

function formsOfRoot(root: string): string[] {
  if (root.length < SHORTEST_ROOT || !/^[a-z]+$/u.test(root)) return [];
  const swallowed = /^.[aiueo]/u.test(root) ? SWALLOWED.find(([letter]) => root.startsWith(letter)) : undefined;
  const nasal = NASALS.find(([beginning]) => beginning.test(root))?.[1] ?? "";
  const behind = swallowed ? swallowed[1] + root.slice(1) : nasal + root;
  return [`di${root}`, `${root}an`, `me${behind}`, `me${behind}kan`, `pe${behind}`, `pe${behind}an`];
}
