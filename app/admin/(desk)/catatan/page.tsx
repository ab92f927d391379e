import type { Metadata } from "next";
import { AuditTable } from "@/components/admin/audit/audit-table";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { auditEntries } from "@/lib/audit/queries";
import { ACTION_WORDS } from "@/lib/audit/rules";
import { AuditCursor, AuditFilter } from "@/lib/audit/schemas";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { capitalised } from "@/lib/format/text";
import { EMPTY_PAGE } from "@/lib/kernel/page";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/catatan",
  noun: "catatan",
  title: "Catatan tindakan",
  intro: "Siapa dari pengelola melakukan apa, dan kapan. Catatan tidak dapat diubah atau dihapus dari dasbor.",
  fields: [
    { name: "orang", label: "Orang", maxLength: 60 },
    {
      name: "tindakan",
      label: "Tindakan",
      options: optionsOf(ACTION_WORDS).map(({ value, label }) => ({ value, label: capitalised(label) })),
      placeholder: "Semua tindakan",
    },
    { name: "subjek", label: "Subjek", maxLength: 80, placeholder: "Misalnya: lokasi 12" },
    { name: "dari", label: "Dari tanggal", type: "date" },
    { name: "sampai", label: "Sampai tanggal", type: "date" },
  ],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function AuditPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireAdmin());
  const requested = await searchParams;
  const address = readAddress(AuditFilter, Object.keys(AuditFilter.shape), requested);
  const after = AuditCursor.safeParse(requested.sesudah).data;
  return (
    <ListPage
      look={LOOK}
      address={address}
      page={address.query === null ? EMPTY_PAGE : await auditEntries(ctx, address.query, after)}
      next="sesudah"
      filePath="/api/admin/audit/export"
    >
      {(entries) => <AuditTable entries={entries} />}
    </ListPage>
  );
}
