import type { AreaMapView } from "@/lib/areas/view";
import { formatCount } from "@/lib/format/numbers";
import type { AreaFiguresView } from "@/lib/statistics/view";
import styles from "./area-map.module.css";
import { daysText } from "./days-text";

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

/** Upper ends of the steps, each as many times larger as the one before. */
function stepEnds(most: number): number[] {
  const ends = Array.from({ length: STEPS }, (_, index) => Math.ceil(most ** ((index + 1) / STEPS)));
  return most === 0 ? [] : [...new Set(ends)];
}

/** The parts of an area, each a link to what lies in it; drawn on the server. */
export function AreaMap({ where, map, parts, addressOf }: AreaMapProps) {
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
