import { type Column, DataTable } from "@/components/ui/data-table";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import { isProvince, provinceOf34 } from "@/lib/provinces/rules";
import type { Period } from "@/lib/statistics/rules";
import type { ProvinceView } from "@/lib/statistics/view";
import { PERIOD_WORDS } from "./periods";

/** A regency or city, in whichever of today's provinces it lies. */
interface KnownPoint {
  province: string;
  latitude: number;
  longitude: number;
}

const WEST = 94.5;

const NORTH = 6.5;

const UNITS_A_DEGREE = 10;

const WIDTH = 470;

const HEIGHT = 180;

const LARGEST_RADIUS = 26;

const SMALLEST_RADIUS = 3;

const x = (longitude: number) => Math.round((longitude - WEST) * UNITS_A_DEGREE);

const y = (latitude: number) => Math.round((NORTH - latitude) * UNITS_A_DEGREE);

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
  /** None where a map of areas stands below. */
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
      {points.length > 0 ? (
        <div className="mx-auto mt-4 max-w-[60rem]">
          <ProvinceMap provinces={provinces} points={points} />
        </div>
      ) : null}
      <p className="measure mt-2 text-sm text-ink-faint">
        {points.length > 0
          ? "Peta skematis: setiap titik kecil satu kabupaten atau kota, luas lingkaran menunjukkan banyaknya laporan. "
          : ""}
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
            <p className="mt-3 text-ink-soft">Belum ada kiriman dari provinsi lain pada periode ini.</p>
          )}
        </div>
      </details>
    </section>
  );
}

/** The middle of a province's regencies and cities. */
function middles(points: readonly KnownPoint[]): Map<string, { latitude: number; longitude: number }> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { province, latitude, longitude } of points) {
    if (!isProvince(province)) continue;
    const name = provinceOf34(province);
    const sum = sums.get(name) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(name, { latitude: sum.latitude + latitude, longitude: sum.longitude + longitude, count: sum.count + 1 });
  }
  return new Map(
    [...sums].map(([name, { latitude, longitude, count }]) => [
      name,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}

/** Reports by province as circles whose area is the count, over dots that stand for the regencies and cities. */
function ProvinceMap({ provinces, points }: { provinces: readonly ProvinceView[]; points: readonly KnownPoint[] }) {
  const known = middles(points);
  const most = Math.max(1, ...provinces.map(({ province, reports }) => (province === null ? 0 : reports)));
  const circles = provinces
    .flatMap(({ province, reports }) => {
      const middle = province === null ? undefined : known.get(province);
      return middle === undefined || reports === 0 ? [] : [{ province, reports, ...middle }];
    })
    .sort((a, b) => b.reports - a.reports);
  const names = circles.slice(0, 5).map(({ province, reports }) => `${province} ${formatCount(reports)}`);
  const label = `Peta skematis laporan per provinsi. ${names.length === 0 ? "Belum ada laporan dengan provinsi." : `Terbanyak: ${names.join(", ")}.`}`;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full">
      <path
        d={points.map(({ latitude, longitude }) => `M${x(longitude)} ${y(latitude)}h0`).join("")}
        strokeWidth={3}
        strokeLinecap="round"
        strokeOpacity={0.55}
        fill="none"
        className="stroke-control"
      />
      {circles.map(({ province, reports, latitude, longitude }) => (
        <circle
          key={province}
          cx={x(longitude)}
          cy={y(latitude)}
          r={Math.max(SMALLEST_RADIUS, LARGEST_RADIUS * Math.sqrt(reports / most)).toFixed(1)}
          fillOpacity={0.55}
          className="fill-primary stroke-primary"
        >
          <title>{`${province}: ${formatCount(reports)} laporan`}</title>
        </circle>
      ))}
    </svg>
  );
}
