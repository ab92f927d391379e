import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";

interface OrganiserReportProps {
  code: string;
  /** Whether the results stand on the event's page. */
  hasResults: boolean;
  staff: boolean;
}

/** The report that the event handles; only staff close it. */
export function OrganiserReport({ code, hasResults, staff }: OrganiserReportProps) {
  if (!hasResults) {
    return (
      <Notice title={`Kegiatan ini menangani laporan ${code}`}>
        Foto sesudah kegiatan membantu pengelola menyatakan laporannya selesai.
      </Notice>
    );
  }
  if (staff) {
    return (
      <Notice tone="good" title={`Apakah laporan ${code} sudah selesai?`}>
        <p>Hasilnya sudah tercatat. Periksa fotonya, lalu nyatakan laporannya selesai di dasbor.</p>
        <ButtonLink href={`/admin/laporan?laporan=${code}`} size="small" className="mt-3">
          Buka laporan {code}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={`Hasil tersampaikan ke laporan ${code}`}>
      <p>Pengelola melihat hasil ini di dasbor mereka dan menyatakan laporannya selesai bila sudah beres.</p>
      <ButtonLink href={`/laporan/${code}`} variant="secondary" size="small" className="mt-3">
        Lihat laporan
      </ButtonLink>
    </Notice>
  );
}
