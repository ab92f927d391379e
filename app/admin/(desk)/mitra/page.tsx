import type { Metadata } from "next";
import { DeskPartnerFilters } from "@/components/admin/partners/partner-filters";
import { DeskPartnerList } from "@/components/admin/partners/partner-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { isAdmin } from "@/lib/kernel/actor";
import { deskPartners } from "@/lib/partners/queries";
import { DeskPartnersQuery } from "@/lib/partners/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Bank sampah" };

interface DeskPartnersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeskPartnersPage({ searchParams }: DeskPartnersPageProps) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const { cursor, ...typed } = textsOf(await searchParams);
  // An address that means nothing shows the first page.
  const query = DeskPartnersQuery.safeParse({ ...typed, cursor });
  const page = await deskPartners(ctx, query.success ? query.data : {});
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-6 py-4 sm:py-6">
      <div>
        <h1 className="text-3xl">Bank sampah</h1>
        <p className="measure mt-1 text-ink-soft">
          Tampil begitu terdaftar, kecuali penyaring menahannya. Tanda terverifikasi hanya diberikan oleh admin, dan
          gugur bila bank sampahnya berganti nama. Tautan baru hanya dikirim ke email bank sampah dan mengakhiri tautan
          pribadi yang lama.
        </p>
      </div>
      <DeskPartnerFilters typed={typed} />
      {page.items.length === 0 ? (
        <EmptyState>Tidak ada bank sampah yang cocok.</EmptyState>
      ) : (
        <DeskPartnerList partners={page.items} isAdmin={isAdmin(member)} />
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink
            href={`/admin/mitra?${new URLSearchParams({ ...typed, cursor: page.nextCursor })}`}
            variant="secondary"
          >
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}

/** What the form and the page links have written into the address. */
function textsOf(requested: Record<string, string | string[] | undefined>): Record<string, string> {
  const known = Object.keys(DeskPartnersQuery.shape);
  const texts = Object.entries(requested).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return known.includes(name) && typeof value === "string" && value.trim() !== "";
  });
  return Object.fromEntries(texts);
}
