import type { SearchKind } from "./rules";
import type { Found } from "./view";
import { type QueryWord, type Stems, wordsOf } from "./words";

/** What the code and the editors wrote: pages and articles. There are few, so they are looked through in memory. */
export interface SearchDocument {
  kind: SearchKind;
  path: string;
  title: string;
  text: string;
  note: string | null;
}

export interface IndexedDocument extends SearchDocument {
  /** Words and their stems. */
  titleWords: ReadonlySet<string>;
  textWords: ReadonlySet<string>;
}

const TITLE_WEIGHT = 4;
const TEXT_WEIGHT = 1;

export function indexedDocument(document: SearchDocument, stems: Stems): IndexedDocument {
  const keys = (text: string) => new Set(wordsOf(text).flatMap((word) => [word, stems.get(word) ?? word]));
  return { ...document, titleWords: keys(document.title), textWords: keys(document.text) };
}

/** Of one kind, those that have all the words; where the title has them first. Equal ones keep their order. */
export function foundDocuments(
  documents: readonly IndexedDocument[],
  kind: SearchKind,
  words: readonly QueryWord[],
): Found[] {
  return documents
    .filter((document) => document.kind === kind)
    .map((document) => ({ document, score: scoreOf(document, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ document: { path, title, text, note } }) => ({ path, title, text, note }));
}

/** 0 when one of the words is nowhere. */
function scoreOf({ titleWords, textWords }: IndexedDocument, words: readonly QueryWord[]): number {
  const scores = words.map(
    (word) => (holds(titleWords, word) ? TITLE_WEIGHT : 0) + (holds(textWords, word) ? TEXT_WEIGHT : 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function holds(keys: ReadonlySet<string>, { word, stems, open }: QueryWord): boolean {
  if (keys.has(word) || stems.some((stem) => keys.has(stem))) return true;
  return open && [...keys].some((key) => key.startsWith(word));
}
