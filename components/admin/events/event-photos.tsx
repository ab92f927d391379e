"use client";

import { PhotoActionsAt } from "@/components/admin/reports/photo-strip";
import type { DeskEventView } from "@/lib/events/desk/view";

/** The event's own photo and those of its results. */
export function EventPhotos({ event: { title, photo, result_photos } }: { event: DeskEventView }) {
  const paths = [...(photo === null ? [] : [photo]), ...result_photos];
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="foto" className="grid gap-4">
      <h2 id="foto" className="text-2xl">
        Foto
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {paths.map((path) => (
          <li key={path} className="grid content-start gap-2">
            <img src={path} alt="" loading="lazy" className="h-40 w-full rounded-md bg-panel object-contain" />
            <PhotoActionsAt path={path} name={path === photo ? `Foto ${title}` : `Foto hasil ${title}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
