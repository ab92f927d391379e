import { classNames } from "@/components/ui/class-names";
import { formatDecimal } from "@/lib/format/decimal";

export interface PartBar {
  id: string;
  label: string;
  /** In words, with its unit. */
  text: string;
  /** Its length in relation to the others; what is taken off has the colour of what is spared. */
  amount: number;
  spared?: boolean;
}

/** Parts of a whole, each with its bar; the words alone say the same. */
export function PartBars({ parts }: { parts: readonly PartBar[] }) {
  const most = Math.max(...parts.map(({ amount }) => amount), Number.MIN_VALUE);
  return (
    <ul className="grid gap-3">
      {parts.map(({ id, label, text, amount, spared }) => (
        <li key={id}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span className="font-semibold tabular-nums">{text}</span>
          </p>
          <div aria-hidden="true" className="mt-1 h-2.5 overflow-hidden rounded-full bg-panel">
            <div
              className={classNames("h-full rounded-full", spared ? "bg-daun-300" : "bg-kunyit-500")}
              style={{ width: `${(amount / most) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface AxisMark {
  label: string;
  /** In words, with its unit. */
  text: string;
  /** Tons a year; a range where `low` and `high` are given. */
  tons: number;
  low?: number;
  high?: number;
  own?: boolean;
}

/** Marks that stand on one axis of tons a year, one below the other; the words alone say the same. */
export function ComparisonAxis({ marks }: { marks: readonly AxisMark[] }) {
  // Whole tons, so that the axis ends at a round figure, and an even number of them, so that its middle is one too.
  const end = Math.max(2, 2 * Math.ceil(Math.max(...marks.map(({ tons, high }) => high ?? tons)) / 2));
  const at = (tons: number) => `${(tons / end) * 100}%`;
  return (
    <div>
      <dl className="grid gap-3">
        {marks.map(({ label, text, tons, low = 0, high = tons, own }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className={own ? "font-semibold" : undefined}>{label}</dt>
            <dd className={own ? "font-semibold tabular-nums" : "tabular-nums"}>{text}</dd>
            <dd aria-hidden="true" className="relative mt-1 w-full h-2.5 rounded-full bg-panel">
              <span
                className={`absolute h-full rounded-full ${own ? "bg-nila-500" : "bg-primary"}`}
                style={{ left: at(low), width: at(high - low) }}
              />
              {own && low > 0 ? (
                <span className="absolute h-full border-l-4 border-ink" style={{ left: at(tons) }} />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-faint tabular-nums">
        <span>0</span>
        <span>{formatDecimal(end / 2, 0)}</span>
        <span>{formatDecimal(end, 0)} ton</span>
      </p>
    </div>
  );
}
