import { type ReactNode, useEffect, useRef } from "react";
import styles from "./success.module.css";

interface SuccessProps {
  /** What was reached, as the specification words it. */
  title: string;
  /** What it looks like. */
  scene: ReactNode;
  children: ReactNode;
}

/** Stays until it is closed: what was reached, under a tendril that draws itself, and what comes next. It takes the focus. */
export function Success({ title, scene, children }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section className="grid gap-5">
      <div className="flex items-end justify-between gap-4">
        <div>
          <svg viewBox="0 0 120 40" width="120" height="40" fill="none" aria-hidden="true" className={styles.tendril}>
            <g stroke="var(--color-primary)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
              <path pathLength={1} d="M4 34c26 2 44-4 58-14s30-14 40-8c8 5 4 16-5 14-6-2-5-9 0-10" />
              <path pathLength={1} d="M40 32C36 22 40 14 50 10c4 9 0 18-10 22ZM66 18c8-8 8-14 4-16-7 3-9 9-4 16Z" />
            </g>
          </svg>
          <h3 ref={heading} tabIndex={-1} className="text-xl">
            {title}
          </h3>
        </div>
        <div className="w-20 shrink-0 overflow-clip rounded-leaf bg-primary-soft sm:w-52">{scene}</div>
      </div>
      {children}
    </section>
  );
}
