import type { Metadata } from "next";
import { WritingsPage } from "@/components/accounts/account-writings";
import { OwnBookList } from "@/components/deposits/own-book-list";
import { OWN_PAGE } from "@/lib/accounts/rules-own";
import { OwnPage } from "@/lib/accounts/schemas-own";
import { ownBooks } from "@/lib/deposits/queries";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/akun/tabungan";

export const metadata: Metadata = { title: "Buku tabungan Anda", robots: { index: false } };

export default async function OwnBooksPage(props: { searchParams: Promise<Record<string, unknown>> }) {
  const { ctx } = contextFor(await requireMember(PATH));
  const { sebelum } = OwnPage.parse(await props.searchParams);
  const { items, nextCursor } = await ownBooks(ctx, { limit: OWN_PAGE, cursor: sebelum });
  return (
    <WritingsPage
      title="Buku tabungan Anda"
      path={PATH}
      later={sebelum !== undefined}
      nextCursor={nextCursor}
      some={items.length > 0}
      empty="Belum ada buku tabungan di akun ini. Buka tautan dari bank sampah Anda, lalu pilih “Simpan di akun saya”."
      action={{ href: "/bank-sampah", label: "Lihat bank sampah" }}
    >
      <OwnBookList books={items} />
    </WritingsPage>
  );
}
