import type { Metadata } from "next";
import { type OwnPageProps, ownPage } from "@/app/(public)/akun/own-page";
import { OwnBookList } from "@/components/accounts/account/own-lists";
import { ownBooks } from "@/lib/deposits/queries";

const title = "Buku tabungan Anda";

export const metadata: Metadata = { title, robots: { index: false } };

export default function OwnBooksPage({ searchParams }: OwnPageProps) {
  return ownPage({
    searchParams,
    path: "/akun/tabungan",
    title,
    empty: "Belum ada buku tabungan di akun ini. Buka tautan dari bank sampah Anda, lalu pilih “Simpan di akun saya”.",
    action: { href: "/bank-sampah", label: "Lihat bank sampah" },
    read: ownBooks,
    list: (books) => <OwnBookList books={books} />,
  });
}
