"use client";

import { useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { BeforeAfterView } from "@/lib/reports/view-before-after";

const MIDDLE = 50;

/** Two photos of one place under a slider, which fingers and arrow keys move; without JavaScript one below the other. */
export function BeforeAfter({ before, after, place }: BeforeAfterView) {
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(MIDDLE);
  return (
    <div
      ref={frame}
      className="relative aspect-[4/3] overflow-hidden rounded-leaf bg-panel [--split:50%] noscript:grid noscript:aspect-auto noscript:gap-1"
    >
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="Bandingkan foto sebelum dan sesudah"
        aria-valuetext={`${share} persen sebelum, ${100 - share} persen sesudah`}
        onChange={({ target }) => {
          setShare(target.valueAsNumber);
          // Not as an attribute of the page's HTML, which its Content-Security-Policy refuses.
          frame.current?.style.setProperty("--split", `${target.value}%`);
        }}
        className="peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 noscript:hidden"
      />
      <Photo photo={before} word="Sebelum" place={place} />
      <Photo photo={after} word="Sesudah" place={place} clipped />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-(--split) w-0.5 -translate-x-1/2 bg-white peer-focus-visible:[&>span]:ring-4 noscript:hidden"
      >
        <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border-2 border-wedel-900 bg-white text-xl text-wedel-900 ring-kunyit-300">
          ↔
        </span>
      </span>
    </div>
  );
}

interface PhotoProps {
  photo: string;
  word: "Sebelum" | "Sesudah";
  place: string;
  /** The one on top, of which the slider shows the right part. */
  clipped?: boolean;
}

function Photo({ photo, word, place, clipped = false }: PhotoProps) {
  return (
    <div
      className={classNames(
        "absolute inset-0 noscript:relative",
        clipped && "[clip-path:inset(0_0_0_var(--split))] noscript:[clip-path:none]",
      )}
    >
      <img src={photo} alt={`${word}: ${place}`} loading="lazy" className="size-full object-cover" />
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-3 rounded-sm bg-wedel-900 px-2.5 py-1 text-sm font-semibold text-white",
          clipped ? "right-3" : "left-3",
        )}
      >
        {word}
      </span>
    </div>
  );
}
