import Link from "next/link";
import { contentMetadata } from "@/app/(public)/content-data";
import { PageWay } from "@/app/(public)/page-way";
import { CalculatorBox, HistoryBox } from "@/components/carbon/lazy-parts";
import { ModeDifference } from "@/components/carbon/mode-difference";
import { PageHeading } from "@/components/layout/content-page";
import { NeedsScript } from "@/components/layout/no-script";

export function generateMetadata() {
  return contentMetadata({
    path: "/kalkulator",
    title: "Kalkulator Jejak Karbon",
    description: "Hitung jejak karbon Anda setahun, lihat bagian terbesarnya, dan apa yang dapat Anda lakukan.",
  });
}

export default function CalculatorPage() {
  return (
    <div className="container-page py-8 lg:py-12">
      <PageWay path="/kalkulator" />
      <PageHeading
        path="/kalkulator"
        title="Kalkulator Jejak Karbon"
        lead="Berapa karbon yang dilepas kebiasaan Anda dalam setahun? Mode Sederhana cukup empat angka; mode Lanjutan lebih dekat dengan keseharian di Indonesia."
      />
      <div className="grid items-start gap-x-12 gap-y-14 xl:grid-cols-[minmax(0,50rem)_minmax(0,1fr)]">
        <div className="min-w-0 max-w-200">
          <NeedsScript action="Menghitung jejak karbon" />
          <CalculatorBox />
          <section id="riwayat" aria-labelledby="riwayat-judul" className="needs-script mt-14 scroll-mt-24">
            <h2 id="riwayat-judul" className="mb-4 text-3xl">
              Riwayat Anda
            </h2>
            <HistoryBox />
          </section>
        </div>
        <section aria-labelledby="beda">
          <h2 id="beda" className="mb-4 text-3xl">
            Mengapa kedua mode berbeda?
          </h2>
          <ModeDifference />
          <p className="mt-5">
            Rumus dan semua angka dengan sumbernya ada di{" "}
            <Link
              href="/metodologi"
              prefetch={false}
              className="font-semibold text-primary underline underline-offset-4"
            >
              halaman metodologi
            </Link>
            .
          </p>
        </section>
      </div>
    </div>
  );
}
