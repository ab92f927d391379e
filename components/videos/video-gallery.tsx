"use client";

import { useEffect, useRef, useState } from "react";
import { Drawing } from "@/components/layout/drawing";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import videos from "./videos.json";

/** Spec 2.16, after "Semua". */
export const CATEGORIES = ["Rumah Tangga", "Anak-anak", "Remaja", "Teknologi & Inovasi", "Bumi & Ekosistem"] as const;

export const ALL_CATEGORIES = "Semua";
type Category = (typeof CATEGORIES)[number];
type CategoryChoice = Category | typeof ALL_CATEGORIES;

interface Video {
  /** As YouTube names it. */
  id: string;
  title: string;
  channel: string | null;
  /** What is spoken. */
  language: string;
  /** Whether it has Indonesian subtitles. */
  subtitled: boolean;
  category: string;
  /** Of `public/ilustrasi`; the picture before it plays. */
  drawing: string;
}

export const VIDEOS: readonly Video[] = videos;

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

/** A video behind our own picture: YouTube learns of the reader only once play is pressed. */
function VideoCard({ video }: { video: Video }) {
  const { id, title, channel, language, category, drawing } = video;
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (playing) player.current?.focus();
  }, [playing]);

  return (
    <li className="flex flex-col overflow-clip rounded-leaf border border-line-strong bg-card">
      <div className="relative aspect-video bg-panel">
        {playing ? (
          <iframe
            ref={player}
            src={playerAddress(id)}
            title={title}
            lang={language}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full border-0"
          />
        ) : (
          <>
            <Drawing name={drawing} />
            <button
              type="button"
              aria-label={`Putar video: ${title}`}
              onClick={() => setPlaying(true)}
              className="needs-script group absolute inset-0 flex items-end justify-end p-3 -outline-offset-4"
            >
              <span className="grid size-16 place-items-center rounded-full border-2 border-wedel-900 bg-kunyit-300 text-wedel-900 transition-transform duration-150 group-hover:scale-105">
                <Icon name="play" size={28} />
              </span>
            </button>
          </>
        )}
      </div>
      <div className="flex flex-1 flex-col items-start p-5">
        <Badge tone="good">{category}</Badge>
        <h2 lang={language} className="mt-3 text-lg">
          {title}
        </h2>
        <p className="mt-1 mb-3 text-sm text-ink-faint">
          {channel ? `${channel} · ` : ""}
          {languageText(video)}
        </p>
        {playing ? <p className="mb-1 text-sm text-ink-soft">Video tidak tampil? Buka langsung di YouTube.</p> : null}
        <a
          href={watchAddress(id)}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-auto inline-flex min-h-11 items-center gap-2 text-info underline underline-offset-4"
        >
          <Icon name="external" size={18} /> Tonton di YouTube
          <span className="sr-only">: {title} (tab baru)</span>
        </a>
      </div>
    </li>
  );
}

export function videosIn(choice: CategoryChoice, all: readonly Video[] = VIDEOS): readonly Video[] {
  return choice === ALL_CATEGORIES ? all : all.filter(({ category }) => category === choice);
}

export function languageText({ language, subtitled }: Pick<Video, "language" | "subtitled">): string {
  if (language === "id") return "Bahasa Indonesia";
  return subtitled ? "Bahasa Inggris, subtitel Indonesia" : "Bahasa Inggris";
}

/** Where it plays inside our page, without cookies until it does. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=id&cc_lang_pref=id&cc_load_policy=1&rel=0`;
}

function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
