import { NoScript } from "@/components/layout/no-script";

/** What the page of reports cannot do; the report itself it can. */
export function ReportsNoScript() {
  return (
    <NoScript title="JavaScript tidak aktif" className="mt-4">
      Laporan tetap dapat dikirim dengan formulir di bawah. Yang tidak tersedia: peta, titik lokasi, dan draf yang
      tersimpan. Tulis lokasinya sejelas mungkin.
    </NoScript>
  );
}
