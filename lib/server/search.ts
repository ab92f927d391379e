import "server-only";
import { articleText } from "@/lib/content/problems";
import { articlePath } from "@/lib/content/rules";
import type { Article } from "@/lib/content/view";
import { EVENTS_TAG } from "@/lib/events/event/rules";
import { formatDate } from "@/lib/format/dates";
import { FORUM_TAG } from "@/lib/forum/rules";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { type IndexedDocument, indexedDocument, type SearchDocument } from "@/lib/search/documents";
import { pageDocuments, volunteerDocuments } from "@/lib/search/pages";
import { searchEverything } from "@/lib/search/queries";
import { namedDistricts, searchedAreas } from "@/lib/search/queries-areas";
import { RESULTS_SHOWN, SEARCH_ALLOWANCE } from "@/lib/search/rules";
import type { SearchQuery } from "@/lib/search/schemas";
import type { SearchView } from "@/lib/search/view";
import { allArticles } from "@/lib/server/articles";
import { publicCtx } from "@/lib/server/ctx";
import { networkGroups } from "@/lib/server/http/address";
import { services } from "@/lib/server/services";

export const SEARCH_TAGS = ["places", "reports", EVENTS_TAG, FORUM_TAG, PARTNERS_TAG];

/** Of the articles as they were last read; other articles are another array. */
const indexed = new WeakMap<readonly Article[], IndexedDocument[]>();

/** Under which an answer is kept. */
export function searchKey({ q, kind }: SearchQuery): string[] {
  return ["search", kind ?? "", q];
}

/** One point of what an address may look for. @param address as `addressKey` gives it @throws TooMany */
export async function takeSearch(address: string): Promise<void> {
  await services().limits.spendByNetwork("search:address", SEARCH_ALLOWANCE, networkGroups(address), "pencarian");
}

export async function search(query: SearchQuery): Promise<SearchView> {
  const ctx = publicCtx();
  const [articles, known, found] = await Promise.all([
    allArticles(),
    searchedAreas(ctx),
    query.kind === undefined || query.kind === "area" ? namedDistricts(ctx, query.q, RESULTS_SHOWN.one + 1) : [],
  ]);
  const own = () => [...pageDocuments(), ...volunteerDocuments(), ...articles.map(articleDocument)];
  const documents = indexed.get(articles) ?? own().map(indexedDocument);
  indexed.set(articles, documents);
  return searchEverything(ctx, query, documents, { known, found });
}

function articleDocument(article: Article): SearchDocument {
  return {
    kind: article.section === "kisah" ? "story" : "tip",
    path: articlePath(article),
    title: article.title,
    text: `${article.summary} ${articleText(article.blocks)}`,
    note: [formatDate(article.date), article.author].join(" · "),
  };
}
