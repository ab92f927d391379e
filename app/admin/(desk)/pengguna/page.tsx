import type { Metadata } from "next";
import { UserExport } from "@/components/admin/users/user-export";
import { UserFilters } from "@/components/admin/users/user-filters";
import { UserList } from "@/components/admin/users/user-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { listUsers } from "@/lib/admin/queries";
import { ListUsers } from "@/lib/admin/schemas";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Pengguna" };

interface UsersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function UsersPage({ searchParams }: UsersPageProps) {
  const { ctx } = contextFor(await requireAdmin());
  const requested = await searchParams;
  // An address that somebody mistyped shows the whole list.
  const query = ListUsers.catch(ListUsers.parse({})).parse(requested);
  const { items, nextCursor } = await listUsers(ctx, query);
  const { cursor, limit, sort, ...filters } = query;
  const typed = Object.fromEntries(
    Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const next = new URLSearchParams(typed);
  if (nextCursor !== null) next.set("cursor", nextCursor);
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-6 py-4 sm:py-6">
      <h1 className="text-3xl">Pengguna</h1>
      <UserFilters typed={typed} />
      <UserExport filters={filters} />
      {items.length === 0 ? (
        <EmptyState>Tidak ada pengguna yang cocok. Longgarkan saringannya.</EmptyState>
      ) : (
        <UserList users={items} />
      )}
      {nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={`/admin/pengguna?${next}`} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
