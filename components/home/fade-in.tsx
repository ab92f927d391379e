"use client";

import { type ReactNode, useRef } from "react";
import { type Sight, useSeen } from "./use-seen";

/** Spec 9: stories fade in for 1000 ms, once, when a tenth of them is in sight. */
const THRESHOLD = 0.1;

/** Only the way in moves: what starts to wait is out of sight and goes at once. */
const LOOKS: Record<Sight, string> = {
  still: "",
  waiting: "translate-y-4 opacity-0",
  seen: "transition-[opacity,translate] duration-1000",
};

export function FadeIn({ children, className }: { children: ReactNode; className?: string }) {
  const box = useRef<HTMLLIElement>(null);
  const sight = useSeen(box, THRESHOLD);
  return (
    <li ref={box} className={`${LOOKS[sight]} ${className ?? ""}`}>
      {children}
    </li>
  );
}
