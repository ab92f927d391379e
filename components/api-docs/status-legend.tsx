/** What each status means; the same on every page of the description. */
export function StatusLegend({ words }: { words: Readonly<Record<number, string>> }) {
  return (
    <details className="measure mt-4 border-y-2 border-line">
      <summary className="min-h-11 rounded-sm py-3 font-semibold hover:text-primary">Arti setiap status</summary>
      <dl className="grid gap-1 pb-4 text-ink-soft">
        {Object.entries(words).map(([status, meaning]) => (
          <div key={status} className="flex gap-3">
            <dt className="font-semibold text-ink tabular-nums">{status}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
