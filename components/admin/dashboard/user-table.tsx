"use client";

import useSWRInfinite from "swr/infinite";
import { RoleBadge } from "@/components/admin/users/user-list";
import { LoadFailed } from "@/components/lists/load-failed";
import { ButtonLink } from "@/components/ui/button-link";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { USERS_PAGE } from "@/lib/accounts/desk/rules";
import type { UserRowView } from "@/lib/accounts/desk/view";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
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

const COLUMNS: Column<UserRowView>[] = [
  { key: "username", label: "Username", cell: (user) => user.username },
  { key: "daerah", label: "Daerah", cell: (user) => user.daerah },
  { key: "umur", label: "Umur", numeric: true, cell: (user) => user.umur },
  { key: "role", label: "Role", cell: ({ role }) => <RoleBadge role={role} /> },
  { key: "created_at", label: "Tanggal Daftar", cell: (user) => formatDate(user.created_at) },
];

/** @param total all registered users, not only those that are shown */
export function UserTable({ total }: { total: number }) {
  const { users, loading, problem, hasMore, loadMore, reload } = useUsers();
  return (
    <section aria-labelledby="users-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="users-title" className="text-2xl">
          Daftar Pengguna ({formatCount(total)})
        </h2>
        <ButtonLink href="/admin/pengguna" variant="quiet" size="small">
          Cari dan kelola pengguna
        </ButtonLink>
      </div>
      {users.length > 0 ? (
        <DataTable
          caption="Pengguna terdaftar"
          captionHidden
          columns={COLUMNS}
          rows={users}
          rowKey={(user) => user.id}
        />
      ) : loading ? (
        <>
          <SkeletonStatus text="Memuat daftar pengguna…" />
          <Skeleton className="h-64 rounded-md" />
        </>
      ) : problem ? null : (
        <EmptyState>Belum ada pengguna terdaftar.</EmptyState>
      )}
      {problem ? (
        <LoadFailed title={problem} busy={loading} onRetry={reload} className="mt-4" />
      ) : (
        <LoadMore hasMore={hasMore} loading={loading} onLoad={loadMore} />
      )}
    </section>
  );
}

/** The registered users, newest first. Each reading is audited, so nothing is asked again by itself. */
function useUsers(): Users {
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
