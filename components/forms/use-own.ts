"use client";

import { useSyncExternalStore } from "react";
import useSWR from "swr";
import { fetchJson } from "@/lib/http/fetch-json";
import type { SentHint } from "./sent-hint";

/** A person's own writings, with those that are still being checked. Asks nothing where nothing was sent, unless they are sought. */
export function useOwn<View>(path: string, sent: SentHint, sought = false): View[] {
  const asks = useSyncExternalStore(sent.subscribe, sent.read, () => false) || sought;
  const { data } = useSWR<View[]>(asks ? path : null, (address: string) => fetchJson<View[]>(address));
  return data ?? [];
}
