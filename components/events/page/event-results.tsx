import { resultFigures } from "@/components/events/list/event-words";
import type { EventDetailView } from "@/lib/events/event/view";

interface EventResultsProps {
  title: string;
  results: NonNullable<EventDetailView["results"]>;
}

/** What came of an event: figures, words, photos. */
export function EventResults({ title, results }: EventResultsProps) {
  const figures = resultFigures(results);
  return (
    <section aria-labelledby="hasil" className="grid gap-5 rounded-leaf border-2 border-primary bg-card p-4 sm:p-6">
      <h2 id="hasil" className="text-2xl">
        Hasil kegiatan
      </h2>
      {figures.length > 0 ? (
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(({ figure, words }) => (
            <div key={words} className="flex flex-col-reverse">
              <dt className="text-ink-soft">{words}</dt>
              <dd className="font-display text-4xl tabular-nums text-primary">{figure}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {results.words ? <p className="measure whitespace-pre-line">{results.words}</p> : null}
      {results.photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {results.photos.map((photo, index) => (
            <li key={photo}>
              <a href={photo.replace("w=640", "w=2048")} className="block">
                <img
                  src={photo}
                  alt={`Foto hasil ${index + 1} dari ${results.photos.length}: ${title}`}
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full rounded-sm bg-panel object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
