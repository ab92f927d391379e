import { FIGURES } from "@/components/home/story-figures";
import styles from "@/components/ui/row.module.css";
import { SourceLink } from "./source-link";

/** How large the task is: each figure with who counted it and when. */
export function SourcedFigures() {
  return (
    <dl
      className={`${styles.row} grid gap-6 border-t-2 border-dotted border-line-strong pt-6 sm:gap-8 sm:pt-8 sm:grid-cols-3 lg:gap-6`}
    >
      {FIGURES.map(({ figure, text, ...source }) => (
        <div key={figure} className="flex flex-col">
          <dt className="order-2 mt-1 mb-2 text-ink-soft">{text}</dt>
          <dd className="font-display text-4xl tabular-nums text-primary">{figure}</dd>
          <dd className="order-3 mt-auto">
            <SourceLink {...source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
