import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { formatAmount } from "@/lib/format/numbers";
import type { SeriesStyle } from "./periods";

interface PlotFrameProps {
  id: string;
  title: string;
  /** What the plot shows, in a sentence. */
  summary: string;
  /** How to read it, e.g. from the bottom to the top. */
  legendNote?: string;
  series: readonly SeriesStyle[];
  /** The value at the top. */
  max: number;
  unit: string;
  firstLabel: string;
  lastLabel: string;
  /** The drawing, stretched to the width that there is. */
  children: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  /** Takes the whole row, for a table of many columns. */
  wide?: boolean;
}

/** A plot with its words: title, summary, legend and the ends of both axes are text, so they stay legible on a phone. */
export function PlotFrame(props: PlotFrameProps) {
  const { id, title, summary, legendNote, series, max, unit, firstLabel, lastLabel, children, table, wide } = props;
  return (
    <section
      aria-labelledby={id}
      className={classNames("min-w-0 rounded-md border border-line bg-card p-4 sm:p-6", wide && "lg:col-span-2")}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="measure mt-1 text-ink-soft">{summary}</p>
      {series.length > 1 ? (
        <ul aria-label="Keterangan warna" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {series.map(({ label, swatch }) => (
            <li key={label} className="inline-flex items-center gap-2">
              <span aria-hidden="true" className={swatch} />
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      {legendNote ? <p className="text-sm text-ink-faint">{legendNote}</p> : null}
      <div className="mt-4">
        <p className="text-sm text-ink-faint tabular-nums">
          {formatAmount(max)} {unit}
        </p>
        <div className="h-40 border-y border-line">{children}</div>
        <p className="mt-1 flex justify-between gap-4 text-sm text-ink-faint">
          <span>{firstLabel}</span>
          <span>{lastLabel}</span>
        </p>
      </div>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
          <Icon name="list" size={18} /> Lihat angkanya
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-2">{table}</div>
      </details>
    </section>
  );
}
