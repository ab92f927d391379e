"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

interface DeskPlace<Tab> {
  tab: Tab;
  /** What the address calls the open thing. */
  code: string | null;
}

/** The part of a `DeskKind` that addresses are made of. */
interface Addressing<Tab> {
  tabs: readonly { id: Tab }[];
  tabParameter: string;
  itemParameter: string;
}

interface OpenItem<Item> {
  item: Item | null;
  /** Set when there is nothing to show. */
  problem: string | null;
  reload(): void;
}

/** What a desk's API calls a thing. */
interface Naming<Item> {
  api: string;
  codeOf(item: Item): string;
}

function addressOf(api: string, code: string): string {
  return `${api}/${encodeURIComponent(code)}`;
}

/** The thing that is open: at once as the list knows it, then as the server has it now. */
export function useOpenItem<Item>(
  { api, codeOf }: Naming<Item>,
  code: string | null,
  known: readonly Item[],
): OpenItem<Item> {
  const { data, error, mutate } = useSWR<Item, Error>(
    code === null ? null : addressOf(api, code),
    (path: string) => fetchJson<Item>(path),
    { fallbackData: known.find((item) => codeOf(item) === code), shouldRetryOnError: isPassing },
  );
  return {
    item: code === null ? null : (data ?? null),
    problem: error && !data ? error.message : null,
    reload: () => void mutate(),
  };
}

function isPassing(error: Error): boolean {
  return !(error instanceof RequestFailed) || error.status === 0 || error.status >= 500;
}

/** Asks anew for a thing that has changed. */
export function useItemRefresh({ api }: { api: string }): (code: string) => void {
  const { mutate } = useSWRConfig();
  return (code) => void mutate(addressOf(api, code));
}

/**
 * Which tab and thing are open stands in the address, so that Back leads from a thing to the list, and a reload or a
 * shared link to the same thing. `replace` for going on to the next one, which is no step to go back through.
 */
export function useDeskPlace<Tab extends string>(
  kind: Addressing<Tab>,
): { place: DeskPlace<Tab>; go(to: DeskPlace<Tab>, replace?: boolean): void; hrefOf(to: DeskPlace<Tab>): string } {
  const path = usePathname();
  const query = useSearchParams();
  const { tabs, tabParameter, itemParameter } = kind;
  const first = tabs[0]?.id as Tab;
  const requested = query.get(tabParameter);
  const tab = tabs.find(({ id }) => id === requested)?.id ?? first;
  const hrefOf = useCallback(
    (to: DeskPlace<Tab>) => {
      const parameters = new URLSearchParams();
      if (to.tab !== first) parameters.set(tabParameter, to.tab);
      if (to.code !== null) parameters.set(itemParameter, to.code);
      const text = parameters.toString();
      return text ? `${path}?${text}` : path;
    },
    [path, first, tabParameter, itemParameter],
  );
  const go = useCallback(
    (to: DeskPlace<Tab>, replace = false) => {
      if (replace) window.history.replaceState(null, "", hrefOf(to));
      else window.history.pushState(null, "", hrefOf(to));
    },
    [hrefOf],
  );
  return { place: { tab, code: query.get(itemParameter) }, go, hrefOf };
}
