import { wordsOf } from "@/lib/format/text";
import { formsOf, rootsIn } from "./forms";

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

/** What was typed: quotations, words, and both behind a minus. Empty words count only where there is nothing else. */
export function termsOf(q: string): Term[] {
  const parts = [...q.matchAll(/(?<!\S)(-?)"([^"]*)"?|(?<!\S)(-?)([^\s"]+)|[^\s"]+/gu)];
  const all = parts.flatMap(([text, left, quoted, minus, word]): (string | Term)[] => {
    const words = wordsOf(quoted ?? word ?? text);
    const excluded = left === "-" || minus === "-";
    if (quoted === undefined && !excluded) return words;
    return words.length === 0 ? [] : [{ alternatives: [words], excluded }];
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
