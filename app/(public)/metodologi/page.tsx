import Link from "next/link";
import type { ReactNode } from "react";
import { contentMetadata } from "@/app/(public)/content-data";
import { PageWay } from "@/app/(public)/page-way";
import { DefaultList, FigureList, SimpleFormulas } from "@/components/carbon/figure-list";
import { ModeDifference } from "@/components/carbon/mode-difference";
import { OverdueNotice } from "@/components/carbon/overdue-notice";
import { ALL_FIGURES, COMPARISONS, CONVERSIONS, FACTORS, PRICES } from "@/lib/carbon/factors";
import { overdueFigures } from "@/lib/carbon/rules";
import { dayIn } from "@/lib/format/dates";

/** So that a review date that passes is told within the hour. */
export const revalidate = 3600;

export const generateMetadata = () =>
  contentMetadata({
    path: "/metodologi",
    title: "Metodologi Kalkulator Karbon",
    description: "Rumus, faktor, sumber, tahun, dan tanggal tinjauan setiap angka di kalkulator jejak karbon Sulur.",
  });

export default function MethodologyPage() {
  const overdue = overdueFigures(ALL_FIGURES, dayIn(new Date()));
  return (
    <div className="container-page py-8 lg:py-12">
      <PageWay path="/metodologi" />
      <h1 className="text-4xl">Metodologi Kalkulator Karbon</h1>
      <p className="measure mt-3 text-lg text-ink-soft">
        Halaman ini dibuat dari berkas angka yang sama dengan yang dipakai{" "}
        <Link href="/kalkulator" prefetch={false} className="text-primary underline underline-offset-4">
          kalkulator
        </Link>
        . Angka bersumber ditemukan di sumber yang disebut; turunan dihitung dari angka seperti itu; angka pengganti
        dipinjam dari tempat lain; asumsi tidak punya sumber resmi.
      </p>
      <OverdueNotice figures={overdue} className="mt-6" />
      <Part id="sederhana" title="Mode Sederhana">
        <p className="measure mb-3">
          Rumusnya tetap dan mudah diperiksa, tetapi faktornya angka bulat tanpa sumber. Hasilnya untuk membandingkan
          kebiasaan Anda sendiri dari waktu ke waktu, bukan untuk laporan resmi.
        </p>
        <SimpleFormulas />
      </Part>
      <Part id="lanjutan" title="Mode Lanjutan">
        <p className="measure">
          Setiap jawaban dikalikan jumlahnya dalam setahun, lalu dikalikan faktornya. Yang dipakai bersama dibagi jumlah
          orang di rumah atau di mobil. Batas bawah memakai semua faktor pada batas bawahnya, batas atas memakai semua
          pada batas atasnya, jadi hasil sebenarnya hampir selalu di antaranya. Jam AC sudah termasuk dalam tagihan
          listrik: hanya ditambahkan bila tagihannya tidak diketahui. Sampah yang dipilah ditampilkan terpisah.
        </p>
        <p className="measure mt-3">
          Yang tidak ditanyakan tidak dihitung: pakaian, barang elektronik, susu, sayur, rumah, dan layanan umum.
        </p>
      </Part>
      <Part id="perbedaan" title="Perbedaan kedua mode">
        <ModeDifference />
      </Part>
      <Part id="faktor" title="Faktor emisi">
        <FigureList label="Faktor emisi" figures={Object.values(FACTORS)} overdue={overdue} />
      </Part>
      <Part id="konversi" title="Angka bantu">
        <FigureList label="Angka bantu" figures={Object.values(CONVERSIONS)} overdue={overdue} />
      </Part>
      <Part id="harga" title="Harga">
        <p className="measure mb-4">Untuk mengubah rupiah menjadi kWh, dan emisi yang terhindar menjadi rupiah.</p>
        <FigureList label="Harga" figures={Object.values(PRICES)} overdue={overdue} />
      </Part>
      <Part id="pembanding" title="Pembanding">
        <FigureList label="Pembanding" figures={Object.values(COMPARISONS)} overdue={overdue} />
      </Part>
      <Part id="tidak-tahu" title="Arti “tidak tahu” dan jawaban kosong">
        <p className="measure mb-4">
          “Tidak tahu” memakai kebiasaan umum orang yang melakukannya. Yang tidak dijawab tidak dihitung 0, tetapi
          seperti kebiasaan umum: bila hanya sebagian orang melakukannya, angkanya dikalikan bagian itu dan rentangnya
          mulai dari 0. Semua angka berikut asumsi; rentangnya ikut melebarkan hasil.
        </p>
        <DefaultList />
      </Part>
    </div>
  );
}

function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-judul`} className="mt-12 scroll-mt-24">
      <h2 id={`${props.id}-judul`} className="mb-4 text-3xl">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
