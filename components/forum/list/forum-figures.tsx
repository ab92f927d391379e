import { formatCount } from "@/lib/format/numbers";

interface ForumFiguresProps {
  topics: number;
  comments: number;
  likes: number;
  /** What they are counted over, e.g. "Semua topik". */
  of: string;
}

/** The statistics panel: how many topics, and how much they were answered and liked. */
export function ForumFigures({ topics, comments, likes, of }: ForumFiguresProps) {
  const figures = [
    { term: "Topik", count: topics },
    { term: "Komentar", count: comments },
    { term: "Suka", count: likes },
  ];
  return (
    <section aria-labelledby="statistik-forum" className="rounded-md border border-line bg-panel p-4">
      <h2 id="statistik-forum" className="text-lg">
        Statistik Forum
      </h2>
      <p className="text-sm text-ink-faint">{of}</p>
      <dl className="mt-2 grid grid-cols-3 gap-2 lg:grid-cols-1">
        {figures.map(({ term, count }) => (
          <div key={term} className="flex flex-col-reverse lg:flex-row lg:items-baseline lg:justify-between">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-display text-2xl tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
