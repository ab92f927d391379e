"use client";

import useSWRInfinite from "swr/infinite";
import { USERS_PAGE } from "@/lib/admin/rules";
import type { UserRowView } from "@/lib/admin/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

interface Users {
  users: UserRowView[];
  loading: boolean;
  /** The server's words, else the spec's. */
  problem: string | null;
  hasMore: boolean;
  loadMore(): void;
  reload(): void;
}

const LIMIT = USERS_PAGE.default;

/** The registered users, newest first. Each reading is audited, so nothing is asked again by itself. */
export function useUsers(): Users {
  const { data, error, isValidating, setSize, mutate } = useSWRInfinite<UserRowView[], Error>(
    (index: number, before: UserRowView[] | null) => {
      if (before && before.length < LIMIT) return null;
      const last = index === 0 ? undefined : before?.at(-1)?.id;
      return `/api/admin/users?limit=${LIMIT}${last === undefined ? "" : `&cursor=${last}`}`;
    },
    (path: string) => fetchJson<UserRowView[]>(path),
    {
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  return {
    users: data?.flat() ?? [],
    loading: isValidating,
    problem: error ? problemOf(error) : null,
    hasMore: data?.at(-1)?.length === LIMIT,
    loadMore: () => void setSize((size) => size + 1),
    reload: () => void mutate(),
  };
}

/** A refusal says why; of everything else the spec's sentence says enough. */
function problemOf(error: Error): string {
  const refused = error instanceof RequestFailed && error.status >= 400 && error.status < 500;
  return refused ? error.message : "Gagal memuat daftar pengguna.";
}
