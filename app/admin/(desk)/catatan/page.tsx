import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuditFilterForm } from "@/components/admin/audit/audit-filter-form";
import { AuditTable } from "@/components/admin/audit/audit-table";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { auditEntries } from "@/lib/audit/queries";
import { AuditCursor, AuditFilter } from "@/lib/audit/schemas";
import { isAdmin } from "@/lib/kernel/actor";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Catatan tindakan" };

interface AuditPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AuditPage({ searchParams }: AuditPageProps) {
  const member = await requireStaff();
  if (!isAdmin(member)) redirect("/akses-ditolak");
  const requested = await searchParams;
  const typed: Record<string, string> = {};
  for (const name of Object.keys(AuditFilter.shape)) {
    const value = requested[name];
    if (typeof value === "string" && value.trim() !== "") typed[name] = value;
  }
  const filter = AuditFilter.safeParse(typed);
  const errors = filter.success
    ? {}
    : Object.fromEntries(filter.error.issues.map((issue) => [issue.path[0], issue.message]));
  const cursor = AuditCursor.safeParse(requested.sesudah);
  const { ctx } = contextFor(member);
  const page = filter.success ? await auditEntries(ctx, filter.data, cursor.data) : { items: [], nextCursor: null };
  const query = String(new URLSearchParams(typed));
  return (
    <main id="isi" tabIndex={-1} className="container-page w-full py-4 sm:py-6">
      <h1 className="mb-1 text-3xl">Catatan tindakan</h1>
      <p className="measure mb-5 text-ink-soft">
        Siapa dari pengelola melakukan apa, dan kapan. Catatan tidak dapat diubah atau dihapus dari dasbor.
      </p>
      <AuditFilterForm typed={typed} errors={errors} exportQuery={filter.success ? query : null} />
      {page.items.length === 0 ? (
        <EmptyState>
          {filter.success
            ? "Tidak ada catatan yang cocok dengan saringan ini."
            : "Perbaiki saringan untuk melihat catatan."}
        </EmptyState>
      ) : (
        <AuditTable entries={page.items} />
      )}
      {page.nextCursor === null ? null : (
        <p className="mt-6 text-center">
          <ButtonLink
            href={`/admin/catatan?${new URLSearchParams({ ...typed, sesudah: page.nextCursor })}`}
            variant="secondary"
          >
            Tampilkan yang lebih lama
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
