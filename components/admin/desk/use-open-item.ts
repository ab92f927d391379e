"use client";

import useSWR, { useSWRConfig } from "swr";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

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
