/**
 * PostgreSQL's stemmer takes "men-" off "menanam" and leaves "anam", but leaves "tanam" of "tanaman". So a word that is
 * looked for stands for all its common forms.
 */

const SHORTEST_ROOT = 4;

/** Which first letter a prefix that ends so has swallowed before a vowel. */
const SWALLOWED: readonly [RegExp, readonly string[]][] = [
  [/^[mp]en(?=[aiueo])/u, ["t"]],
  [/^[mp]eng(?=[aiueo])/u, ["k", ""]],
  [/^[mp]em(?=[aiueo])/u, ["p"]],
  [/^[mp]eny(?=[aiueo])/u, ["s"]],
  [/^[mp]em(?=[bf])|^[mp]en(?=[cdj])|^[mp]eng(?=[gh])|^[mp]e(?=[lrwy])/u, [""]],
  [/^(?:di|ter|ber|per)/u, [""]],
];

/** How a root begins behind "me-" or "pe-". */
const NASALS: readonly [RegExp, string][] = [
  [/^t(?=[aiueo])/u, "n"],
  [/^k(?=[aiueo])/u, "ng"],
  [/^p(?=[aiueo])/u, "m"],
  [/^s(?=[aiueo])/u, "ny"],
  [/^(?=[bfp])/u, "m"],
  [/^(?=[cdjt])/u, "n"],
  [/^(?=[aiueoghk])/u, "ng"],
];

/** What the stemmer leaves of a form and is another word: who looks for "taman" does not mean "aman". */
const OTHER_WORDS = /^[mp]e(?:ny|ng|n|m)(?:air|akar|alam|aman|anak|api|arah|asam|atap|empat|ikan)(?:an|kan)?$/u;

/** A folded word and the forms that share its root, without doubles; the word itself stands first. */
export function formsOf(word: string): string[] {
  const roots = [word, ...rootsIn(word)];
  return [...new Set([...roots, ...roots.flatMap(formsOfRoot).filter((form) => !OTHER_WORDS.test(form))])];
}

/** What may be left of a word without its affixes. */
export function rootsIn(word: string): string[] {
  const bare = SWALLOWED.flatMap(([prefix, letters]) =>
    prefix.test(word) ? letters.map((letter) => word.replace(prefix, letter)) : [],
  );
  return [word, ...bare]
    .flatMap((form) => [
      form,
      ...["nya", "kan", "an"].map((end) => (form.endsWith(end) ? form.slice(0, -end.length) : form)),
    ])
    .filter((root) => root !== word && root.length >= SHORTEST_ROOT);
}

function formsOfRoot(root: string): string[] {
  if (root.length < SHORTEST_ROOT || !/^[a-z]+$/u.test(root)) return [];
  const nasal = NASALS.find(([beginning]) => beginning.test(root));
  const behind = nasal ? root.replace(...nasal) : root;
  return [`di${root}`, `${root}an`, `me${behind}`, `me${behind}kan`, `pe${behind}`, `pe${behind}an`];
}
