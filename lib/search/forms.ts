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
