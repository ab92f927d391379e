import { type Column, DataTable } from "@/components/ui/data-table";
import type { AreaMapView } from "@/lib/areas/view";
import { formatCount } from "@/lib/format/numbers";
import { HANDLING_DAYS, type Period } from "@/lib/statistics/rules";
import type { AreaFiguresView, AreaStatisticsView } from "@/lib/statistics/view";
import { AreaMap } from "./area-map";
import { daysText } from "./days-text";
import { PERIOD_WORDS } from "./period-names";

interface AreaSectionProps {
  per: Period;
  statistics: AreaStatisticsView;
  /** Null where no boundaries were imported: the table says the same. */
  map: AreaMapView | null;
}

/** A village has no parts. */
const FINEST_CODE_LENGTH = 13;

function addressOf(per: Period, code: string | null): string {
  return `/admin/statistik?per=${per}${code === null ? "" : `&daerah=${code}`}#daerah`;
}

function columnsOf(per: Period): Column<AreaFiguresView>[] {
  return [
    {
      key: "name",
      label: "Daerah",
      cell: ({ code, name }) =>
        code.length < FINEST_CODE_LENGTH ? (
          <a href={addressOf(per, code)} className="text-primary underline underline-offset-4">
            {name}
          </a>
        ) : (
          name
        ),
    },
    { key: "reports", label: "Laporan", numeric: true, cell: ({ reports }) => formatCount(reports) },
    { key: "open", label: "Masih terbuka", numeric: true, cell: ({ open }) => formatCount(open) },
    { key: "resolved", label: "Selesai", numeric: true, cell: ({ resolved }) => formatCount(resolved) },
    { key: "places", label: "Lokasi hijau", numeric: true, cell: ({ places }) => formatCount(places) },
    { key: "verify", label: "Sampai diperiksa", numeric: true, cell: ({ verifyDays }) => daysText(verifyDays) },
    { key: "claim", label: "Sampai diklaim selesai", numeric: true, cell: ({ claimDays }) => daysText(claimDays) },
    {
      key: "confirm",
      label: "Klaim sampai dipastikan",
      numeric: true,
      cell: ({ confirmDays }) => daysText(confirmDays),
    },
  ];
}

/** The same by province, regency, district and village, one level at a time. */
export function AreaSection({ per, statistics: { area, parts, unknown }, map }: AreaSectionProps) {
  const where = area?.name ?? "Indonesia";
  return (
    <section
      id="daerah"
      aria-labelledby="judul-daerah"
      className="min-w-0 scroll-mt-24 rounded-md border border-line bg-card p-4 sm:p-6"
    >
      <h2 id="judul-daerah" className="text-xl">
        Per daerah: {where}
      </h2>
      <p className="measure mt-1 text-ink-soft">
        Laporan dan lokasi hijau yang disetujui dalam {PERIOD_WORDS[per].span}. Pilih daerah untuk melihat isinya. Hari
        adalah median dari langkah {HANDLING_DAYS} hari terakhir, seperti yang dapat dibaca semua orang.
      </p>
      {area ? (
        <p className="mt-2">
          <a
            href={addressOf(per, area.parent)}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            Kembali satu tingkat
          </a>
        </p>
      ) : null}
      {map ? <AreaMap where={where} map={map} parts={parts} addressOf={(code) => addressOf(per, code)} /> : null}
      {parts.length > 0 ? (
        <div id="angka-daerah" tabIndex={-1} className="mt-2">
          <DataTable
            caption={`Per daerah di ${where}, laporan terbanyak di atas`}
            captionHidden
            columns={columnsOf(per)}
            rows={parts}
            rowKey={({ code }) => code}
          />
        </div>
      ) : (
        <p className="mt-3 text-ink-soft">Belum ada yang diketahui lebih rinci dari {where}.</p>
      )}
      {unknown ? (
        <p className="mt-3 text-sm text-ink-faint">
          Ditambah {formatCount(unknown.reports)} laporan dan {formatCount(unknown.places)} lokasi hijau di {where} yang
          tidak diketahui lebih rinci.
        </p>
      ) : null}
    </section>
  );
}
