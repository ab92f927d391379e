import { type Column, DataTable } from "@/components/ui/data-table";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import type { Period } from "@/lib/statistics/rules";
import type { ProvinceView } from "@/lib/statistics/view";
import { PERIOD_WORDS } from "./period-names";
import { ProvinceMap } from "./province-map";

const UNKNOWN = "Belum diketahui";

const COLUMNS: Column<ProvinceView>[] = [
  { key: "province", label: "Provinsi", cell: ({ province }) => province ?? UNKNOWN },
  { key: "reports", label: "Laporan", numeric: true, cell: ({ reports }) => formatCount(reports) },
  { key: "open", label: "Masih terbuka", numeric: true, cell: ({ open }) => formatCount(open) },
  { key: "resolved", label: "Selesai", numeric: true, cell: ({ resolved }) => formatCount(resolved) },
  { key: "places", label: "Lokasi hijau", numeric: true, cell: ({ places }) => formatCount(places) },
  { key: "members", label: "Akun baru", numeric: true, cell: ({ members }) => formatCount(members) },
];

interface ProvinceSectionProps {
  per: Period;
  provinces: readonly ProvinceView[];
  points: Parameters<typeof ProvinceMap>[0]["points"];
}

function hasFigures({ reports, places, members }: ProvinceView): boolean {
  return reports + places + members > 0;
}

/** Where the figures come from, as a drawing and as a table with the busiest provinces first. */
export function ProvinceSection({ per, provinces, points }: ProvinceSectionProps) {
  const busiest = provinces
    .filter(hasFigures)
    .toSorted((a, b) => b.reports - a.reports || b.places - a.places || b.members - a.members);
  return (
    <section aria-labelledby="judul-provinsi" className="min-w-0 rounded-md border border-line bg-card p-4 sm:p-6">
      <h2 id="judul-provinsi" className="text-xl">
        Per provinsi
      </h2>
      <p className="measure mt-1 text-ink-soft">
        Laporan, lokasi hijau yang disetujui, dan akun baru dalam {PERIOD_WORDS[per].span}.
      </p>
      <div className="mx-auto mt-4 max-w-[60rem]">
        <ProvinceMap provinces={provinces} points={points} />
      </div>
      <p className="measure mt-2 text-sm text-ink-faint">
        Peta skematis: setiap titik kecil satu kabupaten atau kota, luas lingkaran menunjukkan banyaknya laporan.
        Provinsi baru di Papua dihitung bersama induknya, seperti pada pendaftaran akun.
      </p>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
          <Icon name="list" size={18} /> Lihat angkanya<span className="sr-only">: per provinsi</span>
        </summary>
        <div className="mt-2">
          {busiest.length === 0 ? null : (
            <DataTable
              caption="Per provinsi, laporan terbanyak di atas"
              captionHidden
              columns={COLUMNS}
              rows={busiest}
              rowKey={({ province }) => province ?? UNKNOWN}
            />
          )}
          {busiest.length === provinces.length ? null : (
            <p className="mt-3 text-ink-soft">Dari provinsi lainnya belum ada apa-apa dalam waktu ini.</p>
          )}
        </div>
      </details>
    </section>
  );
}
