import { Badge, type Tone } from "@/components/ui/badge";
import { BASIS_LABELS, type Basis, type Figure } from "@/lib/carbon/factors";
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
