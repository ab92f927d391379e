import type { SearchMatch, TextPart } from "@/lib/text-search/view";
import type { SearchKind } from "./rules";

export interface SearchResultView {
  path: string;
  title: TextPart[];
  excerpt: TextPart[];
  /** What else tells it from its like: state, date, area. */
  note: string | null;
}

export interface SearchGroupView {
  kind: SearchKind;
  items: SearchResultView[];
  /** There are others of the kind. */
  more: boolean;
}

export interface BestResultView extends SearchResultView {
  kind: SearchKind;
}

export interface SearchView {
  q: string;
  match: SearchMatch;
  /** Best results of all kinds, if several kinds have any; each stands in its group too. */
  best: BestResultView[];
  /** Only kinds of which something was found. */
  groups: SearchGroupView[];
}

/** What the search's page has to show: results, or why there are none. */
export type SearchOutcome = { view: SearchView; kind: SearchKind | undefined } | { error: string };
