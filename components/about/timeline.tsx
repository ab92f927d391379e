import { SourceLink } from "./source-link";

export interface Milestone {
  year: string;
  title: string;
  text: string;
  source: string;
  href: string;
}

/** What happened, in its order, each with its source. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="grid gap-8 border-l-4 border-dotted border-primary pl-6 lg:grid-cols-3 lg:border-t-4 lg:border-l-0 lg:pt-6 lg:pl-0">
      {milestones.map(({ year, title, text, source, href }) => (
        <li key={year} className="flex flex-col items-start">
          <p className="font-display text-3xl text-primary tabular-nums">{year}</p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="measure mt-2 text-ink-soft">{text}</p>
          <SourceLink source={source} href={href} />
        </li>
      ))}
    </ol>
  );
}
