import type { Metadata } from "next";
import { RecordReport } from "@/components/carbon/record-report";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = {
  title: "Laporan Jejak Karbon",
  description: "Hasil kalkulator jejak karbon yang Anda simpan, untuk dicetak.",
  robots: { index: false },
};

/** Empty until the browser looks which result stands behind #; no server ever knows it. */
export default function RecordPage() {
  return (
    <div className="container-page max-w-200 py-8 lg:py-12">
      <h1 className="mb-6 text-4xl">Laporan Jejak Karbon</h1>
      <NeedsScript action="Menampilkan laporan yang tersimpan" />
      <div className="needs-script">
        <RecordReport />
      </div>
    </div>
  );
}
