"use client";

import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

interface WhenNearProps<Props extends object> {
  /** What it is, for the sentence that says it is being loaded, e.g. "Pilihan foto". */
  label: string;
  /** Imports the component. A constant of the module that uses it. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Keeps about the component's height free until it is there. */
  className?: string;
  /** Where that is known to the line: what is as high as the component, so that nothing moves below a finger. */
  shape?: ReactNode;
}

/** How far below the screen a part starts to load. */
const NEAR = "250px";

/**
 * A part of a long form that loads when it comes near the screen: who only reads the list pays nothing for it.
 * A load that fails on a weak network can be tried again, and takes nothing else of the form with it.
 */
export function WhenNear<Props extends object>({ label, load, props, className, shape }: WhenNearProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ View: ComponentType<Props> } | null>(null);
  const [failed, setFailed] = useState(false);

  const start = useCallback(() => {
    setFailed(false);
    load().then(
      // A long form is drawn in pieces, between which the page answers.
      (View) => startTransition(() => setPart({ View })),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [start]);

  if (part) return <part.View {...props} />;
  return (
    <div
      ref={box}
      className={classNames(
        "needs-script grid rounded-md bg-panel *:[grid-area:1/1]",
        shape ? undefined : "p-4",
        className,
      )}
    >
      {shape ? (
        <div aria-hidden="true" className="invisible">
          {shape}
        </div>
      ) : null}
      {failed ? (
        <div role="status" className="place-self-center text-center">
          <p>{label} belum dapat dimuat. Periksa sambungan Anda.</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={start}>
            Coba lagi
          </Button>
        </div>
      ) : (
        <p className="place-self-center text-center text-ink-faint">
          Memuat {label.charAt(0).toLowerCase() + label.slice(1)}…
        </p>
      )}
    </div>
  );
}
