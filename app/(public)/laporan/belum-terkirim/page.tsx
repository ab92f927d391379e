import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Laporan belum terkirim", robots: { index: false } };

const OF_FIELDS: Readonly<Record<string, string>> = {
  damage_type: "Pilih jenis kerusakan.",
  description: "Lampirkan foto, atau tulis deskripsi paling sedikit 10 karakter.",
  location: "Tulis lokasinya, paling sedikit 3 karakter.",
  incident_date: "Tanggal kejadian harus hari ini atau sebelumnya, paling lama 5 tahun yang lalu.",
  reporter_name: "Nama pelapor tidak dapat dipakai. Kosongkan untuk anonim.",
  email: "Email belum benar. Contoh: nama@contoh.id.",
  photo: "Foto tidak dapat dipakai. Pilih foto JPEG, PNG, atau WebP, paling besar 10 MB.",
};
const OF_STATUS: Readonly<Record<string, string>> = {
  413: OF_FIELDS.photo as string,
  415: OF_FIELDS.photo as string,
  422: OF_FIELDS.photo as string,
  429: "Sudah terlalu banyak laporan dari Anda atau jaringan Anda. Tunggu sepuluh menit.",
  503: "Server sedang tidak dapat menyimpan. Coba lagi sebentar lagi.",
};
const UNKNOWN = "Kiriman tidak dapat dibaca. Buka lagi formulirnya lalu kirim ulang.";

/** Where the form leads a browser without scripts when a report was not taken. Nothing typed stands in the address. */
export default async function ReportNotSentPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { isian, sebab } = await searchParams;
  const fields = typeof isian === "string" ? isian.split(",") : [];
  const reasons = Object.keys(OF_FIELDS).flatMap((field) => (fields.includes(field) ? [OF_FIELDS[field]] : []));
  const other = typeof sebab === "string" && Object.hasOwn(OF_STATUS, sebab) ? OF_STATUS[sebab] : UNKNOWN;
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Laporan belum terkirim</h1>
      <Notice tone="bad" title="Yang perlu diperbaiki" className="mt-6">
        <ul className="grid list-disc gap-1 pl-5">
          {(reasons.length > 0 ? reasons : [other]).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
      <p className="measure mt-6 text-lg">
        Tekan tombol Kembali di peramban Anda. Yang sudah Anda tulis masih ada di formulir; fotonya mungkin perlu
        dipilih lagi.
      </p>
      <ButtonLink href="/laporan" variant="secondary" className="mt-6">
        Buka formulir baru
      </ButtonLink>
    </div>
  );
}
