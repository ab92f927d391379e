import type { Metadata } from "next";
import { DepositBookScreen } from "@/components/deposits/deposit-book-screen";
import { NeedsScript } from "@/components/layout/no-script";

/** The address holds the key behind #; nothing of it may leave with a link. */
export const metadata: Metadata = { title: "Buku tabungan", robots: { index: false }, referrer: "no-referrer" };

export default function Page() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="mb-6 text-4xl">Buku tabungan</h1>
      <NeedsScript action="Membuka buku tabungan" />
      <DepositBookScreen />
    </div>
  );
}
