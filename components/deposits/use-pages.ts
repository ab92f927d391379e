import useSWRInfinite from "swr/infinite";
import { keyHeaders } from "@/components/events/organiser/organiser-key";
import { DEPOSIT_PAGE } from "@/lib/deposits/rules";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";

/** A list of the deposit book, newest first, which grows by a button. @param token key of the private link */
export function usePages<Item extends { id: number }>(path: string, token: string | null) {
  const keyOf = (_index: number, before: Item[] | null) => {
    if (before && before.length < DEPOSIT_PAGE) return null;
    const last = before?.at(-1);
    return [last ? `${path}?cursor=${last.id}` : path, token];
  };
  const load = ([address]: [string, string | null]) => fetchJson<Item[]>(address, { headers: keyHeaders(token) });
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Item[], RequestFailed>(
    keyOf,
    load,
    { revalidateOnFocus: false },
  );
  return {
    items: data?.flat(),
    error,
    loading: isLoading,
    hasMore: data?.at(-1)?.length === DEPOSIT_PAGE,
    loadingMore: isValidating && !isLoading,
    loadMore: () => void setSize(size + 1),
    reload: () => void mutate(),
  };
}
