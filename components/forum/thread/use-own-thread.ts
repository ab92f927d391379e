"use client";

import useSWR from "swr";
import { useAsks } from "@/components/forum/use-asks";
import type { OwnThreadView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** What this person did in one topic; undefined while that is not known or nothing. */
export function useOwnThread(threadId: number): { own: OwnThreadView | undefined; reload: () => void } {
  const asks = useAsks();
  const { data, mutate } = useSWR<OwnThreadView>(
    asks ? `/api/threads/${threadId}/own` : null,
    fetchJson<OwnThreadView>,
  );
  return { own: data, reload: () => void mutate() };
}
