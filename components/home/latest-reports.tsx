import { BeforeAfter } from "@/components/reports/claims/before-after";
import { OwnReportsHint } from "@/components/reports/own/own-reports-hint";
import { ReportTile } from "@/components/reports/report-tile";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import styles from "@/components/ui/row.module.css";
import { zoneOfView } from "@/lib/areas/zones";
import { formatDate } from "@/lib/format/dates";
import type { ReportView } from "@/lib/reports/view";
import type { ConfirmedView } from "@/lib/reports/view-before-after";

/** The newest reports, and the way to all of them. */
export function LatestReports({ reports }: { reports: ReportView[] }) {
  return (
    <section aria-labelledby="laporan-terbaru" className="container-page pt-7 lg:pt-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="laporan-terbaru" className="text-3xl">
          Laporan terbaru
        </h2>
        <ButtonLink href="/laporan#daftar" variant="secondary" size="small">
          Lihat semua laporan
        </ButtonLink>
      </div>
      <OwnReportsHint />
      {reports.length === 0 ? (
        <div className="mt-6">
          <EmptyState action={<ButtonLink href="/laporan">Buat laporan</ButtonLink>}>
            Belum ada laporan yang tersedia. Ayo jadi yang pertama!
          </EmptyState>
        </div>
      ) : (
        <ul className={`${styles.row} mt-6 grid gap-4 md:grid-cols-3 lg:gap-6`}>
          {reports.map((report) => (
            <ReportTile key={report.id} report={report}>
              <p className="mt-auto text-sm text-ink-faint">
                Dilaporkan {formatDate(report.created_at, zoneOfView(report))}
              </p>
            </ReportTile>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One place before and after, whose people say that it is mended. */
export function NewestConfirmed({ report }: { report: ConfirmedView }) {
  const { code, damageType, ...photos } = report;
  return (
    <section
      aria-labelledby="sudah-beres"
      className="container-page grid items-center gap-4 pt-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-12 lg:pt-24"
    >
      <div>
        <h2 id="sudah-beres" className="text-3xl">
          Sudah beres, kata warga
        </h2>
        <p className="measure mt-2 text-ink-soft max-lg:line-clamp-3 lg:text-lg">
          {damageType} di {photos.place}: dilaporkan warga, ditangani, lalu dipastikan beres oleh warga.
        </p>
        <ButtonLink href={`/laporan/${code}`} variant="secondary" size="small" className="mt-3">
          Lihat laporannya
        </ButtonLink>
      </div>
      <BeforeAfter {...photos} />
    </section>
  );
}
