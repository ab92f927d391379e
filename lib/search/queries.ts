import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { findForgiving } from "@/lib/text-search/forgiving";
import { headlines } from "@/lib/text-search/headlines";
import type { Wanted } from "@/lib/text-search/newest";
import { foundDocuments, type IndexedDocument } from "./documents";
import { foundRows, isRowKind } from "./rows";
import { RESULTS_SHOWN, SEARCH_KINDS, type SearchKind } from "./rules";
import type { SearchQuery } from "./schemas";
import type { SearchResultView, SearchView } from "./view";

/** Everything that everybody may see, by kind; @param documents pages and articles */
export async function searchEverything(
  ctx: Pick<Ctx, "db">,
  { q, kind }: SearchQuery,
  documents: readonly IndexedDocument[],
): Promise<SearchView> {
  const shown = kind === undefined ? RESULTS_SHOWN.each : RESULTS_SHOWN.one;
  const kinds: readonly SearchKind[] = kind === undefined ? SEARCH_KINDS : [kind];
  const find = async (wanted: Wanted) => {
    const rows = await foundRows(ctx, kinds.filter(isRowKind), { q, wanted, most: shown + 1 });
    const all = kinds.map((one) => {
      if (isRowKind(one)) return { kind: one, rows: rows.get(one) ?? [], documents: [] };
      const own = documents.filter((document) => document.kind === one);
      return { kind: one, rows: [], documents: foundDocuments(own, wanted).slice(0, shown + 1) };
    });
    return all.filter((group) => group.rows.length + group.documents.length > 0);
  };
  const texts = documents.map(({ words }) => words.title + words.text).join("");
  const { found, match, wanted } = await findForgiving(ctx, q, find, texts);
  const marked = await headlines(
    ctx,
    wanted,
    found.flatMap((group) => group.documents),
  );
  const groups = found.map(({ kind: one, rows, documents: own }) => {
    const items = [
      ...rows,
      ...own.map(({ path, note }): SearchResultView => ({ path, title: [], excerpt: [], ...marked.shift(), note })),
    ];
    return { kind: one, items: items.slice(0, shown), more: items.length > shown };
  });
  return { q, match, groups };
}
