import type { Metadata } from "next";
import { headers } from "next/headers";
import { SearchScreen } from "@/components/search/search-screen";
import { isSulurError } from "@/lib/kernel/errors";
import { LONGEST_QUERY } from "@/lib/search/rules";
import { SearchQuery } from "@/lib/search/schemas";
import type { SearchOutcome } from "@/lib/search/view";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";
import { addressKey } from "@/lib/server/http/address";
import { SEARCH_TAGS, search, searchKey, takeSearch } from "@/lib/server/search";

export const metadata: Metadata = { title: "Cari", robots: { index: false } };

export default async function SearchPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { q, kind } = await props.searchParams;
  const typed = typeof q === "string" ? q : "";
  return <SearchScreen typed={typed.slice(0, LONGEST_QUERY * 2)} outcome={await loadSearch(typed, kind)} />;
}

/**
 * What the page of the search shows; a page answers 200, so what has to be corrected is part of it.
 */
async function loadSearch(q: string, kind: string | string[] | undefined): Promise<SearchOutcome | null> {
  const requested = SearchQuery.safeParse(kind === undefined || kind === "" ? { q } : { q, kind });
  if (q === "" || !requested.success) {
    return q === "" ? null : { error: requested.error?.issues[0]?.message ?? "" };
  }
  try {
    const request = new Request(env().SITE_URL, { headers: await headers() });
    await takeSearch(addressKey(request, env().TRUSTED_PROXY_HOPS));
  } catch (error) {
    if (isSulurError(error)) return { error: error.message };
    throw error;
  }
  const view = await cachedRead(searchKey(requested.data), SEARCH_TAGS, () => search(requested.data), { rare: true });
  return { view, kind: requested.data.kind };
}
