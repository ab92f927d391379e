"use client";

import { type ReactNode, useRef } from "react";
import { useSeen } from "./use-seen";

/** Spec 9: stories fade in for 1000 ms, once, when a tenth of them is in sight. */
const THRESHOLD = 0.1;

export function FadeIn({ children, className }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLLIElement>(null);
  const sight = useSeen(box, THRESHOLD);
  return (
    <li
      ref={box}
      className={`transition-[opacity,translate] duration-1000 ${sight === "waiting" ? "translate-y-4 opacity-0" : ""} ${className ?? ""}`}
    >
      {children}
    </li>
  );
}
