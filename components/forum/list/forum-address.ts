import { withQuery } from "@/components/lists/with-query";
import {
  FORUM_CATEGORIES,
  FORUM_LENGTH,
  FORUM_LIST_LIMIT,
  FORUM_ORDERS,
  type ForumCategory,
  type ForumOrder,
} from "@/lib/forum/rules";

/** Which topics are shown; null is all of them. */
export interface ForumChoice {
  category: ForumCategory | null;
  q: string;
  sort: ForumOrder;
}

export const FIRST_CHOICE: ForumChoice = { category: null, q: "", sort: "terbaru" };

/** `?kategori=tanaman&cari=pupuk&urut=disukai`; what is not known is left out. */
export function choiceIn(search: string): ForumChoice {
  const requested = new URLSearchParams(search);
  return {
    category: FORUM_CATEGORIES.find((known) => known === requested.get("kategori")) ?? null,
    q: (requested.get("cari") ?? "").trim().slice(0, FORUM_LENGTH.search),
    sort: FORUM_ORDERS.find((known) => known === requested.get("urut")) ?? FIRST_CHOICE.sort,
  };
}

/** The page's query with this choice. */
export function withChoice(search: string, { category, q, sort }: ForumChoice): string {
  return withQuery(search, { kategori: category ?? "", cari: q, urut: sort === FIRST_CHOICE.sort ? "" : sort });
}

/** The API's address of the list. */
export function threadsPath({ category, q, sort }: ForumChoice): string {
  const query = new URLSearchParams({ limit: String(FORUM_LIST_LIMIT.default), sort });
  if (category !== null) query.set("category", category);
  if (q !== "") query.set("q", q);
  return `/api/threads?${query}`;
}

/** Nothing narrows or orders the list, so it is the one that the page came with. */
export function isFirst({ category, q, sort }: ForumChoice): boolean {
  return category === null && q === "" && sort === FIRST_CHOICE.sort;
}
