import { searchWords } from "@/lib/format/search-words";

const wordsOf = (text: string) => searchWords(text).split(" ").filter(Boolean);

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

/** What means the same to somebody who searches: the glossary's words beside the everyday and the English ones. */
const SAME = `
adu, lapor; acara, event, kegiatan; bakau, mangrove; banjir, genangan, rob; benih, bibit, semai; cerita, kisah
daftar, registrasi; daur ulang, recycle, recycling; email, surel; emisi, jejak karbon; faq, tanya jawab
got, parit, saluran, selokan; gotong royong, kerja bakti; kali, sungai; kata sandi, password, sandi
kiat, tip, tips; kantong, kresek; limbah, sampah; limbah b3, sampah b3, sampah berbahaya; login, masuk
memilah, pilah; organik, sisa makanan; relawan, sukarelawan, volunteer; rth, ruang terbuka hijau
tps, tempat pembuangan sementara; tpa, tempat pembuangan akhir
`
  .split(/[;\n]/u)
  .map((names) => names.split(",").map(wordsOf));

/** So many words have the names of several words, the longest first. */
const LONGER_NAMES = [3, 2];

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

/** A quotation or a word with a minus before it, and a quotation with one. */
const MARKED = /(?<!\S)(-?"[^"]*"?|-[^\s"]+)/u;

/** What was typed: quotations, words, and both behind a minus. Empty words count only where there is nothing else. */
export function termsOf(q: string): Term[] {
  // The text between two marked parts is read as a whole: "R. A." is one word.
  const all = q.split(MARKED).flatMap((part, index): (string | Term)[] => {
    const words = wordsOf(part);
    if (index % 2 === 0) return words;
    return words.length === 0 ? [] : [{ alternatives: [words], excluded: part.startsWith("-") }];
  });
  const distinctive = all.filter((part) => typeof part !== "string" || !EMPTY_WORDS.has(part));
  return termsIn(distinctive.length > 0 ? distinctive : all).slice(0, MOST_TERMS);
}

function termsIn(parts: readonly (string | Term)[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || typeof part !== "string") {
      if (part) terms.push(part);
      continue;
    }
    const begun = at === parts.length - 1 && part.length >= SHORTEST_BEGUN ? part : undefined;
    const longer = LONGER_NAMES.map((length) => parts.slice(at, at + length).join(" "));
    const name = longer.find((words) => words !== part && namesOf(words).length > 0);
    terms.push({ alternatives: name ? namesOf(name) : alternativesTo(part), excluded: false, begun });
    if (name) at += name.split(" ").length - 1;
  }
  return terms;
}

function alternativesTo(word: string): string[][] {
  return [...formsOf(word).map((form) => [form]), ...[word, ...rootsIn(word)].flatMap(namesOf)];
}

/** What has this name may be called so, each as its words: by the name itself too, where it has any other. */
function namesOf(name: string): string[][] {
  return SAME.filter((names) => names.some((words) => words.join(" ") === name)).flat();
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
