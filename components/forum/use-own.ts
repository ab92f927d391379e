"use client";

import { useCallback, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { useSignedIn } from "@/components/layout/use-signed-in";
import type { OwnThreadsView, OwnThreadView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { sentToForum } from "./forum-request";

/** The API takes no more. */
const MOST_IDS = 100;

export interface OwnLikes {
  /** One's own topics that wait for staff. */
  waiting: OwnThreadsView["waiting"];
  /** One more may wait. */
  reload: () => void;
  isLiked: (id: number) => boolean;
  /** What the button was pressed to, before the server says so. */
  press: (id: number, liked: boolean) => void;
}

/** Whether asking what this person did in the forum is worth it: most who read have done nothing. */
function useAsks(): boolean {
  const signedIn = useSignedIn();
  const sent = useSyncExternalStore(sentToForum.subscribe, sentToForum.read, () => false);
  return signedIn || sent;
}

/** What this person did in one topic; undefined while that is not known or nothing. */
export function useOwnThread(threadId: number): { own: OwnThreadView | undefined; reload: () => void } {
  const asks = useAsks();
  const { data, mutate } = useSWR<OwnThreadView>(
    asks ? `/api/threads/${threadId}/own` : null,
    fetchJson<OwnThreadView>,
  );
  return { own: data, reload: () => void mutate() };
}

/** Which of the topics shown this person likes, and which of their own wait. */
export function useOwnLikes(ids: readonly number[]): OwnLikes {
  const asks = useAsks();
  const requested = ids.slice(-MOST_IDS);
  const path = asks ? `/api/threads/own${requested.length > 0 ? `?ids=${requested.join(",")}` : ""}` : null;
  const { data, mutate } = useSWR<OwnThreadsView>(path, fetchJson<OwnThreadsView>, { keepPreviousData: true });
  const [pressed, setPressed] = useState<Readonly<Record<number, boolean>>>({});
  const press = useCallback((id: number, liked: boolean) => setPressed((old) => ({ ...old, [id]: liked })), []);
  return {
    isLiked: (id) => pressed[id] ?? data?.liked.includes(id) ?? false,
    press,
    waiting: data?.waiting ?? [],
    reload: () => void mutate(),
  };
}
