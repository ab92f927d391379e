import { searchWords } from "@/lib/format/search-words";
import type { Term } from "@/lib/text-search/words";
import { rootsIn } from "@/lib/text-search/words";
import type { SearchKind } from "./rules";

/** What the code and the editors wrote: pages and articles. There are few, so they are looked through in memory. */
export interface SearchDocument {
  kind: SearchKind;
  path: string;
  title: string;
  text: string;
  note: string | null;
}

/** With the folded words of title and text between spaces, and behind them what may be their roots. */
export type IndexedDocument = SearchDocument & { words: { title: string; text: string } };

const TITLE_WEIGHT = 4;

export function indexedDocument(document: SearchDocument): IndexedDocument {
  const words = (text: string) => {
    const line = searchWords(text);
    return ` ${line}  ${line.split(" ").flatMap(rootsIn).join(" ")} `;
  };
  return { ...document, words: { title: words(document.title), text: words(document.text) } };
}

/** Those that hold all of the terms, or some: with the most of them first, above all in the title. */
export function foundDocuments(
  documents: readonly IndexedDocument[],
  { terms, joint }: { terms: readonly Term[]; joint: "all" | "some" },
): IndexedDocument[] {
  const score = ({ words }: IndexedDocument): number => {
    const weights = terms.map((term) => {
      const weight = (holds(words.title, term) ? TITLE_WEIGHT : 0) + (holds(words.text, term) ? 1 : 0);
      const fits = term.excluded ? weight === 0 : weight > 0 || joint === "some";
      return fits ? weight : Number.NEGATIVE_INFINITY;
    });
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
  return documents
    .map((document) => ({ document, score: score(document) }))
    .filter((found) => found.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ document }) => document);
}

function holds(words: string, { alternatives, begun }: Term): boolean {
  return (
    alternatives.some((sides) => words.includes(` ${sides.join(" ")} `)) ||
    (begun !== undefined && words.includes(` ${begun}`))
  );
}
