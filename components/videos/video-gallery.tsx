"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { VideoCard } from "./video-card";
import { ALL_CATEGORIES, CATEGORIES, type CategoryChoice, videosIn } from "./video-list";

const CHOICES: readonly CategoryChoice[] = [ALL_CATEGORIES, ...CATEGORIES];

/** The videos with their filter; without scripts all of them. */
export function VideoGallery() {
  const [choice, setChoice] = useState<CategoryChoice>(ALL_CATEGORIES);
  const shown = videosIn(choice);
  return (
    <>
      <fieldset className="needs-script mb-6">
        <legend className="mb-2 font-semibold">Kategori</legend>
        <div className="flex flex-wrap gap-2">
          {CHOICES.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={category === choice}
              onClick={() => setChoice(category)}
              className={classNames(
                "min-h-11 rounded-full border-2 px-4 font-semibold transition-colors duration-150",
                category === choice
                  ? "border-primary bg-primary text-on-primary"
                  : "border-control text-ink-soft hover:bg-panel",
              )}
            >
              {category}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {choice === ALL_CATEGORIES ? "" : `${shown.length} video dalam kategori ${choice}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState>Tidak ada video untuk kategori ini. Coba kategori lain!</EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {shown.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </ul>
      )}
    </>
  );
}
