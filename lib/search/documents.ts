import { foldedWords } from "@/lib/format/search-words";
import type { Term } from "@/lib/text-search/words";
import { rootsIn } from "@/lib/text-search/words";
import type { SearchKind } from "./rules";

/** What the code and the editors wrote: pages and articles. There are few, so they are looked through in memory. */
export interface SearchDocument {
  kind: SearchKind;
  path: string;
  title: string;
  /** Other words for what is there, which nobody is shown. */
  keywords?: string;
  /** A name without which it is not meant; only then is it found. */
  named?: string;
  text: string;
  note: string | null;
}

/** The words of a text, singly and side by side. */
interface Words {
  all: ReadonlySet<string>;
  line: string;
}

/** Texts that a search compares, by their weight. */
export interface IndexedTexts {
  title: Words;
  about: Words;
  text: Words;
}

export type IndexedDocument = SearchDocument & { words: IndexedTexts; names: readonly string[] };

const WEIGHTS = { title: 4, about: 2, text: 1 } as const;

/** The folded words of a text, and what may be their roots. */
export function wordsOf(text: string): Words {
  const words = foldedWords(text);
  return { all: new Set([...words, ...words.flatMap(rootsIn)]), line: ` ${words.join(" ")} ` };
}

export function indexedDocument(document: SearchDocument): IndexedDocument {
  const { title, keywords = "", text, named = "" } = document;
  const words = { title: wordsOf(title), about: wordsOf(keywords), text: wordsOf(text) };
  return { ...document, words, names: foldedWords(named) };
}

/** Those that hold all of the terms, or some: with the most of them first, above all in the title. */
export function foundDocuments(
  documents: readonly IndexedDocument[],
  { terms, joint }: { terms: readonly Term[]; joint: "all" | "some" },
): IndexedDocument[] {
  const wanted = terms.filter(({ excluded }) => !excluded);
  const unwanted = terms.filter(({ excluded }) => excluded);
  const fits = ({ words }: IndexedDocument) => {
    const has = (term: Term) => weightIn(words, term) > 0;
    return (joint === "all" ? wanted.every(has) : wanted.some(has)) && !unwanted.some(has);
  };
  return byRelevance(namedIn(documents, terms).filter(fits), wanted);
}

/** Without those whose own names are not among the terms. */
export function namedIn(documents: readonly IndexedDocument[], terms: readonly Term[]): IndexedDocument[] {
  const typed = new Set(terms.flatMap(({ alternatives, excluded }) => (excluded ? [] : alternatives.flat())));
  return documents.filter(({ names }) => names.every((word) => typed.has(word)));
}

export function byRelevance(documents: readonly IndexedDocument[], terms: readonly Term[]): IndexedDocument[] {
  return documents
    .map((document) => ({ document, score: relevance(document.words, terms) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ document }) => document);
}

/** How much of what is wanted a text holds, comparable over all kinds; of two titles the one with less beside it counts more. */
export function relevance(words: IndexedTexts, terms: readonly Term[]): number {
  const wanted = terms.filter(({ excluded }) => !excluded);
  const weights = wanted.map((term) => weightIn(words, term));
  const share = weights.filter((weight) => weight > 0).length / Math.max(1, wanted.length);
  const titled = wanted.filter((term) => holds(words.title, term)).length;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return share * (sum + titled / (words.title.line.trim().split(" ").length + 1));
}

function weightIn(words: IndexedTexts, term: Term): number {
  const parts = Object.keys(WEIGHTS) as (keyof IndexedTexts)[];
  return parts.reduce((sum, part) => sum + (holds(words[part], term) ? WEIGHTS[part] : 0), 0);
}

function holds({ all, line }: Words, { alternatives, begun }: Term): boolean {
  return (
    alternatives.some((sides) =>
      sides.length === 1 ? all.has(sides[0] ?? "") : line.includes(` ${sides.join(" ")} `),
    ) ||
    (begun !== undefined && line.includes(` ${begun}`))
  );
}
