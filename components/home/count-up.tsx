"use client";

import { useEffect, useRef, useState } from "react";
import { countedText } from "./counted-text";
import { useSeen } from "./use-seen";

/** Spec 9: counting begins with so much in sight and takes 2 s. */
const THRESHOLD = 0.3;
const DURATION_MS = 2000;

/** A figure that counts from 0 when it is first seen. Screen readers and pages without scripts have it at once. */
export function CountUp({ text, className }: { text: string; className?: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const sight = useSeen(box, THRESHOLD);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (sight !== "seen") return;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = Math.min(1, (now - start) / DURATION_MS);
      setProgress(part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [sight]);

  return (
    <span ref={box} className={className}>
      <span aria-hidden="true">{countedText(text, sight === "still" ? 1 : progress)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
