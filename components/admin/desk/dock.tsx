"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * What stays at the thumb. Its height becomes `--bottom-bar`, so that the page ends above it, a focused link is not
 * scrolled under it, and messages stand over it.
 */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty("--bottom-bar", `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty("--bottom-bar");
    };
  }, []);
  return (
    <div ref={dock} className="pointer-events-none fixed inset-x-0 bottom-0 z-20">
      <div className="lg:container-page gap-8 lg:grid lg:grid-cols-[25rem_minmax(0,1fr)]">
        <div className="pointer-events-auto lg:col-start-2">{children}</div>
      </div>
    </div>
  );
}
