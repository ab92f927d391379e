import { formatCount } from "@/lib/format/numbers";
import { isProvince, provinceOf34 } from "@/lib/provinces/rules";
import type { ProvinceView } from "@/lib/statistics/view";

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

/** The middle of a province's regencies and cities. */
function middles(points: readonly KnownPoint[]): Map<string, { latitude: number; longitude: number }> {
  const sums = new Map<string, { latitude: number; longitude: number; count: number }>();
  for (const { province, latitude, longitude } of points) {
    if (!isProvince(province)) continue;
    const name = provinceOf34(province);
    const sum = sums.get(name) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(name, {
      latitude: sum.latitude + latitude,
      longitude: sum.longitude + longitude,
      count: sum.count + 1,
    });
  }
  return new Map(
    [...sums].map(([name, { latitude, longitude, count }]) => [
      name,
      { latitude: latitude / count, longitude: longitude / count },
    ]),
  );
}

/** Reports by province as circles whose area is the count, over dots that stand for the regencies and cities. */
export function ProvinceMap({
  provinces,
  points,
}: {
  provinces: readonly ProvinceView[];
  points: readonly KnownPoint[];
}) {
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
