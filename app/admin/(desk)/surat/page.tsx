import type { Metadata } from "next";
import { AllAgain } from "@/components/admin/mails/mail-acts";
import { MailBoxes } from "@/components/admin/mails/mail-boxes";
import { MailFilters } from "@/components/admin/mails/mail-filters";
import { MailList } from "@/components/admin/mails/mail-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { outboxCounts, outboxMails } from "@/lib/mails/queries";
import { MAIL_BOX_NOTES } from "@/lib/mails/rules";
import { ListMails } from "@/lib/mails/schemas";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Surat keluar" };

interface MailsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MailsPage({ searchParams }: MailsPageProps) {
  const { ctx } = contextFor(await requireAdmin());
  const query = ListMails.parse(await searchParams);
  const [{ items, nextCursor }, counts] = await Promise.all([outboxMails(ctx, query), outboxCounts(ctx)]);
  const { kotak, q, jenis } = query;
  const searched = q !== undefined || jenis !== undefined;
  const next = new URLSearchParams({ kotak, ...(q ? { q } : {}), ...(jenis ? { jenis } : {}) });
  if (nextCursor !== null) next.set("sesudah", nextCursor);
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-5 py-4 sm:py-6">
      <div>
        <h1 className="mb-1 text-3xl">Surat keluar</h1>
        <p className="measure text-ink-soft">
          Email yang ditulis situs ini, tanpa isinya. Membuka halaman ini tercatat di catatan tindakan.
        </p>
      </div>
      <MailBoxes current={kotak} counts={counts} />
      <p className="measure text-ink-soft">{MAIL_BOX_NOTES[kotak]}</p>
      <MailFilters key={`${kotak} ${q} ${jenis}`} requested={query} />
      {kotak === "gagal" && counts.gagal > 0 ? <AllAgain /> : null}
      {items.length === 0 ? (
        <EmptyState>
          {searched ? "Tidak ada surat yang cocok di kotak ini." : "Tidak ada surat di kotak ini."}
        </EmptyState>
      ) : (
        <MailList mails={items} />
      )}
      {nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={`/admin/surat?${next}`} variant="secondary">
            Tampilkan yang lebih lama
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
