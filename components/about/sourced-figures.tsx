import { CountUp } from "@/components/home/count-up";
import { FIGURES } from "@/components/home/story-figures";
import { SourceLink } from "./source-link";

/** How large the task is: each figure with who counted it and when. */
export function SourcedFigures() {
  return (
    <dl className="grid gap-8 border-t-2 border-dotted border-line-strong pt-8 sm:grid-cols-3 lg:gap-6">
      {FIGURES.map(({ figure, text, ...source }) => (
        <div key={figure} className="flex flex-col">
          <dt className="order-2 mt-1 mb-2 text-ink-soft">{text}</dt>
          <dd>
            <CountUp text={figure} className="font-display text-4xl tabular-nums text-primary" />
          </dd>
          <dd className="order-3 mt-auto">
            <SourceLink {...source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
