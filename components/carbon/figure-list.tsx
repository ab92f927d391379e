import { Badge, type Tone } from "@/components/ui/badge";
import { BASIS_LABELS, type Basis, type Figure } from "@/lib/carbon/factors";
import { PEOPLE, PEOPLE_IDS, QUESTION_IDS, questionOf, SORTED_WASTE, unanswered } from "@/lib/carbon/questions";
import type { Range } from "@/lib/carbon/ranges";
import { formatDate } from "@/lib/format/dates";
import { formatFigure } from "@/lib/format/decimal";

const TONES: Record<Basis, Tone> = { verified: "good", derived: "info", proxy: "wait", assumption: "neutral" };

interface FigureListProps {
  label: string;
  figures: readonly (Figure & { low?: number; high?: number })[];
  /** Those whose review date has passed. */
  overdue: readonly Figure[];
}

/** Figures with where they come from and until when somebody should have looked at them again. */
export function FigureList({ label, figures, overdue }: FigureListProps) {
  return (
    <ul aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {figures.map((figure) => {
        const { name, value, low, high, unit, basis, source, url, year, region, reviewBy } = figure;
        return (
          <li key={name} className="rounded-md border border-line bg-card p-4">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h3 className="text-lg">{name}</h3>
              <Badge tone={TONES[basis]}>{BASIS_LABELS[basis]}</Badge>
            </div>
            <p className="mt-1 tabular-nums">
              <strong>{formatFigure(value)}</strong> {unit}
              {low === undefined || high === undefined
                ? null
                : `, antara ${formatFigure(low)} dan ${formatFigure(high)}`}
            </p>
            <p className="mt-2 text-sm text-ink-soft">
              {source}
              {url ? (
                <>
                  {" "}
                  <a href={url} rel="noopener" className="text-primary underline underline-offset-4">
                    Lihat sumber<span className="sr-only"> {name}</span>
                  </a>
                </>
              ) : null}
            </p>
            <p className="mt-2 text-sm text-ink-faint">
              {region}, {year}. Ditinjau lagi paling lambat {formatDate(reviewBy)}.
              {overdue.includes(figure) ? <strong className="text-danger"> Tanggal itu sudah lewat.</strong> : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const DEFAULTS: readonly { label: string; unit: string; range: Range; empty: Range }[] = [
  ...QUESTION_IDS.map(questionOf).map((question) => ({
    label: question.label,
    unit: question.units[0]?.label ?? "",
    range: question.unknown,
    empty: unanswered(question),
  })),
  ...PEOPLE_IDS.map((id) => ({
    label: PEOPLE[id].label,
    unit: "orang",
    range: PEOPLE[id].unknown,
    empty: PEOPLE[id].unknown,
  })),
];

/** What "tidak tahu" and no answer at all stand for. */
export function DefaultList() {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-6 sm:grid-cols-2">
      {DEFAULTS.map(({ label, unit, range: { low, value, high }, empty }) => (
        <li key={label}>
          {label}: {formatFigure(value)} {unit}, antara {formatFigure(low)} dan {formatFigure(high)}
          {empty.low < low
            ? `; bila kosong ${formatFigure(empty.value)}, antara ${formatFigure(empty.low)} dan ${formatFigure(empty.high)}`
            : null}
        </li>
      ))}
      <li>
        {SORTED_WASTE.label}: {SORTED_WASTE.unknown} {SORTED_WASTE.unit}; bila kosong tidak ditampilkan
      </li>
    </ul>
  );
}

/** The formulas of the simple mode, in words (spec 9). */
export function SimpleFormulas() {
  return (
    <ul className="measure grid list-disc gap-1 pl-6">
      <li>Transportasi: km per minggu × 52 × 0,2 ÷ 1.000</li>
      <li>Listrik: kWh per bulan × 12 × 0,5 ÷ 1.000</li>
      <li>Daging: porsi per minggu × 52 × 0,05 ÷ 1.000</li>
      <li>Daur ulang mengurangi: persen ÷ 100 × 0,5</li>
      <li>
        Jumlah dalam ton CO₂ per tahun, paling sedikit 0. Di bawah 2 Sangat Baik, di bawah 4 Baik, di bawah 6 Sedang,
        selebihnya Tinggi.
      </li>
    </ul>
  );
}
