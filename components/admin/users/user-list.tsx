import Link from "next/link";
import { SPREADSHEET_LABEL } from "@/components/lists/spreadsheet";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Icon } from "@/components/ui/icon";
import type { ExportUsers } from "@/lib/accounts/desk/schemas";
import type { UserRowView } from "@/lib/accounts/desk/view";
import type { RoleName } from "@/lib/accounts/roles";
import { ROLE_LABELS } from "@/lib/accounts/roles";
import { formatDate } from "@/lib/format/dates";

const TONES: Record<RoleName, Tone> = { admin: "good", pengelola: "info", user: "neutral" };

const COLUMNS: Column<UserRowView>[] = [
  {
    key: "username",
    label: "Username",
    cell: ({ id, username }) => (
      <Link href={`/admin/pengguna/${id}`} prefetch={false} className="block py-2.5 wrap-anywhere text-primary">
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

/** A plain form: the browser saves what it is answered with. It takes the filters of the list along. */
export function UserExport({ filters }: { filters: ExportUsers }) {
  return (
    <form action="/api/admin/users/export" method="get" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {Object.entries(filters).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="secondary" size="small">
        <Icon name="download" size={18} /> Unduh CSV
      </Button>
      <Button type="submit" name="format" value="csv-id" variant="secondary" size="small">
        <Icon name="download" size={18} /> {SPREADSHEET_LABEL}
      </Button>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" name="dengan_email" value="1" className="size-5" />
        <span>Sertakan email (tercatat di catatan tindakan)</span>
      </label>
    </form>
  );
}

export function RoleBadge({ role }: { role: RoleName }) {
  return <Badge tone={TONES[role]}>{ROLE_LABELS[role]}</Badge>;
}

export function BlockedBadge() {
  return (
    <Badge tone="bad" icon="shield">
      Diblokir
    </Badge>
  );
}
