"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { prefersReducedMotion } from "@/components/map/motion";
import { ADVANCE_MS, LOCK_MS, slideAfter } from "./carousel-rules";

interface Carousel {
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
export function useCarousel(count: number, automatic: boolean): Carousel {
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
