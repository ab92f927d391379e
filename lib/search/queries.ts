import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { findForgiving, type OtherWords } from "@/lib/text-search/forgiving";
import { headlines } from "@/lib/text-search/headlines";
import type { Wanted } from "@/lib/text-search/newest";
import type { Term } from "@/lib/text-search/words";
import { byRelevance, foundDocuments, type IndexedDocument, type IndexedTexts, namedIn, relevance } from "./documents";
import { REPORT_DOCUMENTS, reportPageFor } from "./report-pages";
import { type FoundRow, foundRows, isRowKind } from "./rows";
import { BEST_SHOWN, RESULTS_SHOWN, SEARCH_KINDS, type SearchKind } from "./rules";
import type { SearchQuery } from "./schemas";
import type { BestResultView, SearchResultView, SearchView } from "./view";

interface FoundGroup {
  kind: SearchKind;
  rows: FoundRow[];
  documents: IndexedDocument[];
}

interface Item {
  result: SearchResultView;
  words: IndexedTexts;
  document?: IndexedDocument;
}

interface SearchedAreas {
  /** Found by their names, whatever else is typed. */
  known?: readonly IndexedDocument[];
  /** Found for this search. */
  found?: readonly IndexedDocument[];
}

/** Everything that everybody may see, by kind. */
export async function searchEverything(
  ctx: Pick<Ctx, "db">,
  { q, kind }: SearchQuery,
  documents: readonly IndexedDocument[],
  { known: areas = [], found: districts = [] }: SearchedAreas = {},
): Promise<SearchView> {
  const shown = kind === undefined ? RESULTS_SHOWN.each : RESULTS_SHOWN.one;
  const kinds: readonly SearchKind[] = kind === undefined ? SEARCH_KINDS : [kind];
  const find = async (wanted: Wanted) => {
    const rows = await foundRows(ctx, kinds.filter(isRowKind), { q, wanted, most: shown + 1 });
    const all = kinds.map((one): FoundGroup => {
      if (isRowKind(one)) return { kind: one, rows: rows.get(one) ?? [], documents: [] };
      const own = documents.filter((document) => document.kind === one);
      return { kind: one, rows: [], documents: foundDocuments(own, wanted) };
    });
    return all.filter((group) => group.rows.length + group.documents.length > 0);
  };
  const { found, match, wanted } = await findForgiving(ctx, q, find, () => otherWords(documents, areas));
  const reportPage = kinds.includes("page") ? reportPageFor(wanted.terms) : null;
  const named = kinds.includes("area")
    ? byRelevance([...namedIn(areas, wanted.terms), ...districts], wanted.terms)
    : [];
  const groups = withDocuments(withDocuments(found, "page", reportPage ? [reportPage] : []), "area", named);
  const all = await itemsOf(ctx, wanted, groups, shown + 1);
  return {
    q,
    // The way to report and an area are no answer to other words.
    match: found.length === 0 ? "all" : match,
    best: all.length > 1 ? bestOf(all, wanted.terms, reportPage) : [],
    groups: all.map(({ kind: one, items }) => ({
      kind: one,
      items: items.slice(0, shown).map(({ result }) => result),
      more: items.length > shown,
    })),
  };
}

/** With these before the others of their kind, which stand where the kind belongs. */
function withDocuments(
  groups: readonly FoundGroup[],
  kind: SearchKind,
  documents: readonly IndexedDocument[],
): FoundGroup[] {
  if (documents.length === 0) return [...groups];
  const others = groups.find((group) => group.kind === kind)?.documents ?? [];
  return [
    ...groups.filter((group) => group.kind !== kind),
    { kind, rows: [], documents: [...documents, ...others] },
  ].sort((one, other) => SEARCH_KINDS.indexOf(one.kind) - SEARCH_KINDS.indexOf(other.kind));
}

async function itemsOf(ctx: Pick<Ctx, "db">, wanted: Wanted, groups: readonly FoundGroup[], most: number) {
  const read = groups.map((group) => ({ ...group, documents: group.documents.slice(0, most) }));
  const marked = await headlines(
    ctx,
    wanted,
    read.flatMap(({ documents }) => documents),
  );
  return read.map(({ kind, rows, documents }) => ({
    kind,
    items: [
      ...rows,
      ...documents.map((document): Item => {
        const { path, note, words } = document;
        return { result: { path, title: [], excerpt: [], ...marked.shift(), note }, words, document };
      }),
    ] as Item[],
  }));
}

/** Those that hold the most, of any kind. Whoever names damage can report it, whatever else is found. */
function bestOf(
  groups: readonly { kind: SearchKind; items: readonly Item[] }[],
  terms: readonly Term[],
  first: IndexedDocument | null,
): BestResultView[] {
  return groups
    .flatMap(({ kind, items }) =>
      items.map(({ result, words, document }) => ({
        best: { kind, ...result },
        score: document && document === first ? Number.POSITIVE_INFINITY : relevance(words, terms),
      })),
    )
    .toSorted((one, other) => other.score - one.score)
    .slice(0, BEST_SHOWN)
    .map(({ best }) => best);
}

const known = new WeakMap<readonly IndexedDocument[], { areas: readonly IndexedDocument[]; words: OtherWords }>();

/** Each word of the documents and of the areas' names once, for the look for similar words. */
function otherWords(documents: readonly IndexedDocument[], areas: readonly IndexedDocument[]): OtherWords {
  const before = known.get(documents);
  if (before?.areas === areas) return before.words;
  const texts = [...documents, ...REPORT_DOCUMENTS].flatMap(({ words: { title, about, text } }) => [
    ...title.all,
    ...about.all,
    ...text.all,
  ]);
  const all = new Set([...texts, ...areas.flatMap(({ names }) => names)]);
  const words = { all, line: [...all].join(" ") };
  known.set(documents, { areas, words });
  return words;
}
