import { ReportSearch } from "@/components/reports/report-search";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Tendril } from "@/components/ui/tendril";

export default function ReportNotFound() {
  return (
    <div className="container-page py-12">
      <div className="mx-auto flex max-w-xl flex-col items-center text-center">
        <Tendril />
        <h1 className="mt-6 text-3xl">Laporan tidak ditemukan</h1>
        <p className="measure mt-3 text-ink-soft">
          Tidak ada laporan dengan nomor itu. Periksa kembali nomornya: dua huruf LP, enam angka tanggal, lalu nomor
          urut.
        </p>
        <Card className="mt-6 w-full text-left">
          <ReportSearch />
        </Card>
        <ButtonLink href="/laporan#daftar" variant="quiet" className="mt-4">
          Lihat semua laporan
        </ButtonLink>
      </div>
    </div>
  );
}
