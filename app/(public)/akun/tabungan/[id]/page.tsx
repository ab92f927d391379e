import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountBack } from "@/components/accounts/account/account-writings";
import { BookSummary } from "@/components/deposits/deposit-book-screen";
import { EntryList } from "@/components/deposits/entry-list";
import { ReleaseBook } from "@/components/deposits/release-book";
import { PageLinks } from "@/components/ui/pagination";
import { OwnPage } from "@/lib/accounts/own/schemas";
import { ownBook } from "@/lib/deposits/queries";
import { ownBookPath, ROUNDING_RULE } from "@/lib/deposits/rules";
import { BookParams } from "@/lib/deposits/schemas";
import { isSulurError } from "@/lib/kernel/errors";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, unknown>>;
}

export const metadata: Metadata = { title: "Buku tabungan", robots: { index: false } };

/** A deposit book by account: what the member's link shows, readable without JavaScript. */
export default async function OwnBookPage({ params, searchParams }: Props) {
  const parsed = BookParams.safeParse(await params);
  if (!parsed.success) notFound();
  const path = ownBookPath(parsed.data.id);
  const { ctx } = contextFor(await requireMember(path));
  const { sebelum } = OwnPage.parse(await searchParams);
  const book = await ownBook(ctx, parsed.data.id, sebelum).catch((error: unknown) => {
    if (isSulurError(error) && error.kind === "not-found") notFound();
    throw error;
  });
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <AccountBack />
      <h1 className="mt-2 mb-6 text-4xl">Buku tabungan</h1>
      <div className="grid gap-6">
        <BookSummary book={book} />
        <section aria-labelledby="riwayat" className="grid gap-3">
          <h2 id="riwayat" className="text-2xl">
            Riwayat
          </h2>
          <EntryList entries={book.entries} />
          <PageLinks
            label="Riwayat tabungan"
            newer={sebelum === undefined ? undefined : path}
            older={book.next === null ? undefined : `${path}?sebelum=${book.next}`}
          />
        </section>
        <p className="measure text-sm text-ink-faint">
          {ROUNDING_RULE} Catatan ini dibuat oleh bank sampah; tanyakan kepadanya bila ada yang tidak cocok.
        </p>
        <div>
          <ReleaseBook id={book.id} />
          <p className="measure mt-2 text-sm text-ink-soft">
            Setelah dilepas, buku ini hanya terbuka lewat tautan dari bank sampah.
          </p>
        </div>
      </div>
    </div>
  );
}
