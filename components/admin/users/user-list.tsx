import Link from "next/link";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { UserRowView } from "@/lib/admin/view";
import { formatDate } from "@/lib/format/dates";
import { BlockedBadge, RoleBadge } from "./user-badges";

const COLUMNS: Column<UserRowView>[] = [
  {
    key: "username",
    label: "Username",
    cell: ({ id, username }) => (
      <Link href={`/admin/pengguna/${id}`} prefetch={false} className="block py-2.5 break-words text-primary">
        {username}
      </Link>
    ),
  },
  { key: "daerah", label: "Daerah", cell: ({ daerah }) => daerah },
  { key: "umur", label: "Umur", numeric: true, cell: ({ umur }) => umur },
  {
    key: "role",
    label: "Role",
    cell: ({ role, blocked }) => (
      <span className="flex flex-wrap gap-2">
        <RoleBadge role={role} />
        {blocked ? <BlockedBadge /> : null}
      </span>
    ),
  },
  { key: "created_at", label: "Tanggal Daftar", cell: ({ created_at }) => formatDate(created_at) },
  { key: "last_seen_at", label: "Terakhir Terlihat", cell: ({ last_seen_at }) => formatDate(last_seen_at) },
];

export function UserList({ users }: { users: UserRowView[] }) {
  return <DataTable caption="Pengguna" captionHidden columns={COLUMNS} rows={users} rowKey={({ id }) => id} />;
}
