import type { Metadata } from "next";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { UserExport, UserList } from "@/components/admin/users/user-list";
import { listUsers } from "@/lib/accounts/desk/queries";
import { ListUsers } from "@/lib/accounts/desk/schemas";
import { ROLE_LABELS } from "@/lib/accounts/roles";
import type { AddressQuery } from "@/lib/desk/list-address";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/pengguna",
  noun: "pengguna",
  title: "Pengguna",
  fields: [
    { name: "q", label: "Username", type: "search", maxLength: 60 },
    { name: "role", label: "Role", options: optionsOf(ROLE_LABELS), placeholder: "Semua role" },
    {
      name: "state",
      label: "Keadaan",
      options: optionsOf({ aktif: "Aktif", diblokir: "Diblokir" }),
      placeholder: "Semua",
    },
    { name: "daerah", label: "Daerah", options: REGISTRATION_PROVINCES, placeholder: "Semua daerah" },
    {
      name: "sort",
      label: "Urutan",
      options: optionsOf({ terbaru: "Terbaru", nama: "Nama", terlihat: "Terakhir terlihat" }),
    },
  ],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function UsersPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireAdmin());
  // An address that somebody mistyped shows the whole list.
  const query = ListUsers.catch(ListUsers.parse({})).parse(await searchParams);
  const { cursor: _cursor, limit: _limit, sort, ...filters } = query;
  const typed = Object.fromEntries(
    Object.entries({ ...filters, sort }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return (
    <ListPage
      look={LOOK}
      address={{ typed, errors: {} }}
      page={await listUsers(ctx, query)}
      tools={<UserExport filters={filters} />}
    >
      {(users) => <UserList users={users} />}
    </ListPage>
  );
}
