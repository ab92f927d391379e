import { headers } from "next/headers";
import { isSulurError } from "@/lib/kernel/errors";
import { SearchQuery } from "@/lib/search/schemas";
import type { SearchOutcome } from "@/lib/search/view";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";
import { addressKey } from "@/lib/server/http/address";
import { SEARCH_TAGS, search, searchKey, takeSearch } from "@/lib/server/search";

/**
 * What the page of the search shows; a page answers 200, so what has to be corrected is part of it.
 */
export async function loadSearch(q: string, kind: string | string[] | undefined): Promise<SearchOutcome | null> {
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
