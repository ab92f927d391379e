import { classNames } from "@/components/ui/class-names";

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
