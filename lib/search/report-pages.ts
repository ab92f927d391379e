import { searchWords } from "@/lib/format/search-words";
import { DAMAGE_TYPE_WORDS, DAMAGE_TYPES, reportKindPath } from "@/lib/reports/rules";
import { rootsIn, type Term } from "@/lib/text-search/words";
import { type IndexedDocument, indexedDocument } from "./documents";

/** For each kind of damage the way to report it, and the words with which people look for it. */
const REPORT_PAGES = DAMAGE_TYPES.flatMap((kind) => {
  const words = DAMAGE_TYPE_WORDS[kind];
  if (words === "") return [];
  const title = `Laporkan ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
  const text = "Kirim foto dan titiknya, tanpa akun. Boleh anonim.";
  const document = indexedDocument({
    kind: "page",
    path: reportKindPath(kind),
    title,
    keywords: words,
    text,
    note: null,
  });
  return [{ document, names: new Set(words.split(",").map(searchWords)) }];
});

export const REPORT_DOCUMENTS: readonly IndexedDocument[] = REPORT_PAGES.map(({ document }) => document);

/** The way to report the damage that was typed; the kind that most of the words name. */
export function reportPageFor(terms: readonly Term[]): IndexedDocument | null {
  const typed = terms.filter(({ excluded }) => !excluded).map((term) => [term.typed, ...rootsIn(term.typed)]);
  const named = REPORT_PAGES.map(({ document, names }) => ({
    document,
    count: typed.filter((forms) => forms.some((form) => names.has(form))).length,
  }));
  const most = named.reduce((best, one) => (one.count > best.count ? one : best));
  return most.count > 0 ? most.document : null;
}
