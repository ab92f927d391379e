import { type Column, DataTable } from "@/components/ui/data-table";
import { areaPath } from "@/lib/areas/rules";
import type { AreaMapView } from "@/lib/areas/view";
import { formatCount } from "@/lib/format/numbers";
import { HANDLING_DAYS, type Period } from "@/lib/statistics/rules";
import type { AreaFiguresView, AreaStatisticsView } from "@/lib/statistics/view";
import styles from "./area-map.module.css";
import { daysText, PERIOD_WORDS } from "./periods";

interface AreaMapProps {
  /** Where it is, in words. */
  where: string;
  map: AreaMapView;
  parts: readonly AreaFiguresView[];
  addressOf: (code: string) => string;
}

const STEPS = 4;

const TILE = 28;

/** By step, from nothing to the most. */
const MARKS = [
  { id: "kosong", mark: "", ground: styles.step0 },
  { id: "titik", mark: "M14 13v2", ground: styles.step1 },
  { id: "garis", mark: "M-7 7 7-7M0 28 28 0M21 35 35 21", ground: styles.step2 },
  { id: "kisi", mark: "M0 28 28 0M0 0 28 28", ground: styles.step3 },
  { id: "penuh", mark: "", ground: styles.step4 },
] as const;

const fillOf = (step: number) => `url(#${MARKS[step]?.id})`;

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
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a
            href={addressOf(per, area.parent)}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            Kembali satu tingkat
          </a>
          <a
            href={areaPath(area)}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            Halaman umum {area.name}
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

/** Upper ends of the steps, each as many times larger as the one before. */
function stepEnds(most: number): number[] {
  const ends = Array.from({ length: STEPS }, (_, index) => Math.ceil(most ** ((index + 1) / STEPS)));
  return most === 0 ? [] : [...new Set(ends)];
}

/** The parts of an area, each a link to what lies in it; drawn on the server. */
function AreaMap({ where, map, parts, addressOf }: AreaMapProps) {
  const figures = new Map(parts.map((part) => [part.code, part]));
  const ends = stepEnds(Math.max(0, ...parts.map(({ reports }) => reports)));
  const stepOf = (code: string) => ends.findIndex((end) => (figures.get(code)?.reports ?? 0) <= end) + 1;
  return (
    <nav aria-label={`Peta laporan di ${where}`} className="mt-3">
      <p>
        <a href="#angka-daerah" className="sr-only focus:not-sr-only">
          Lewati peta ke tabelnya
        </a>
      </p>
      <svg viewBox={`-14 -14 ${map.width + 28} ${map.height + 28}`} className={`mx-auto block w-full ${styles.map}`}>
        <title>{`Peta laporan di ${where}`}</title>
        <Patterns />
        {map.areas.map(({ code, path }) => {
          const text = `${map.names[code] ?? code}: ${describe(figures.get(code))}`;
          const step = figures.get(code)?.reports ? stepOf(code) : 0;
          return (
            <a key={code} href={addressOf(code)} aria-label={text}>
              <path d={path} fillRule="evenodd" fill={fillOf(step)} className={styles.area}>
                <title>{text}</title>
              </path>
            </a>
          );
        })}
      </svg>
      <ul aria-label="Keterangan peta: laporan per daerah" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {[0, ...ends].map((end, step) => (
          <li key={end} className="inline-flex items-center gap-2">
            <svg aria-hidden="true" viewBox={`0 0 ${TILE * 2} ${TILE}`} className="h-5 w-10">
              <rect width="100%" height="100%" fill={fillOf(step)} className={styles.area} />
            </svg>
            {step < 2 || ends[step - 2] === end - 1
              ? formatCount(end)
              : `${formatCount((ends[step - 2] ?? 0) + 1)}–${formatCount(end)}`}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Patterns() {
  return (
    <defs>
      {MARKS.map(({ id, mark, ground }) => (
        <pattern key={id} id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <rect width={TILE} height={TILE} className={ground} />
          <path d={mark} className={styles.mark} strokeLinecap="round" />
        </pattern>
      ))}
    </defs>
  );
}

function describe(part: AreaFiguresView | undefined): string {
  if (!part) return "belum ada laporan";
  const { reports, open, verifyDays } = part;
  const verified = verifyDays === null ? "" : `, diperiksa dalam median ${daysText(verifyDays)}`;
  return `${formatCount(reports)} laporan, ${formatCount(open)} masih terbuka${verified}`;
}
