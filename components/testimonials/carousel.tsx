"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { prefersReducedMotion } from "@/components/map/motion";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Goes on by itself, until it is stopped. */
  automatic?: boolean;
}

/** Without scripts they stand below each other instead of on each other. */
const STACKED = "[grid-area:1/1] [@media(scripting:none)]:[grid-area:auto]";
const HIDDEN = "invisible [@media(scripting:none)]:visible";

/** One slide at a time, all in one place, so that nothing below moves. */
export function Carousel({ label, slides, automatic = false }: CarouselProps) {
  const { current, moved, runs, moving, setRuns, setHeld, show, step } = useCarousel(slides.length, automatic);
  return (
    <section
      aria-label={label}
      aria-roledescription="karusel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul aria-live={moving ? "off" : "polite"} className="grid gap-4">
        {slides.map(({ id, content }, index) => (
          <li
            key={id}
            aria-label={`${index + 1} dari ${slides.length}`}
            className={classNames(
              STACKED,
              index === current ? moved && "animate-[rise_800ms_var(--ease-daun)_both]" : HIDDEN,
            )}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className="needs-script mt-4 flex flex-wrap items-center justify-center gap-2">
        <RoundButton icon="arrow-left" label="Testimoni sebelumnya" onClick={() => step(-1)} />
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={`Testimoni ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
            className="group grid h-11 w-8 place-items-center rounded-full"
          >
            <span className="size-3 rounded-full border-2 border-control transition-[width,background-color] duration-200 group-aria-[current=true]:w-7 group-aria-[current=true]:border-primary group-aria-[current=true]:bg-primary" />
          </button>
        ))}
        <RoundButton icon="arrow-right" label="Testimoni berikutnya" onClick={() => step(1)} />
        {automatic ? (
          <RoundButton
            icon={runs ? "pause" : "play"}
            label={runs ? "Hentikan pergantian otomatis" : "Jalankan pergantian otomatis"}
            onClick={() => setRuns(!runs)}
          />
        ) : null}
      </div>
    </section>
  );
}

function RoundButton(props: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="grid size-11 place-items-center rounded-full border-2 border-control bg-card text-ink hover:border-primary hover:bg-primary-soft"
    >
      <Icon name={props.icon} size={18} />
    </button>
  );
}

interface CarouselState {
  current: number;
  /** Whether a reader has seen it move; the first slide is simply there. */
  moved: boolean;
  /** Whether it goes on by itself once nobody points at it; */
  runs: boolean;
  /** and whether it does now. */
  moving: boolean;
  setRuns: (runs: boolean) => void;
  /** A pointer or the focus rests on it. */
  setHeld: (held: boolean) => void;
  /** Ignored while a slide still comes in. */
  show: (slide: number) => void;
  step: (step: 1 | -1) => void;
}

/** Which of the slides shows. @param automatic whether it starts to go on by itself, which it never does for who asked for stillness */
function useCarousel(count: number, automatic: boolean): CarouselState {
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);
  const [runs, setRuns] = useState(false);
  const [held, setHeld] = useState(false);
  const locked = useRef(false);

  useEffect(() => setRuns(automatic && !prefersReducedMotion()), [automatic]);

  function show(slide: number) {
    if (locked.current || slide === current) return;
    locked.current = true;
    setTimeout(() => {
      locked.current = false;
    }, LOCK_MS);
    setMoved(true);
    setCurrent(slide);
  }

  const step = (by: 1 | -1) => show(slideAfter(current, by, count));
  const moving = runs && !held;
  const advance = useEffectEvent((from: number) => {
    if (!document.hidden) show(slideAfter(from, 1, count));
  });

  // Counted anew for each slide, so that one chosen by hand stays for its whole time.
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => advance(current), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [moving, current]);

  return { current, moved, runs, moving, setRuns, setHeld, show, step };
}

/** Spec 2.16 and 9: the citizens' testimonials move on by themselves after so long, */
export const ADVANCE_MS = 8_000;
/** and nothing moves them again while one comes in. */
export const LOCK_MS = 800;

/** The slide a step away; after the last comes the first. */
export function slideAfter(current: number, step: 1 | -1, count: number): number {
  return (current + step + count) % count;
}
