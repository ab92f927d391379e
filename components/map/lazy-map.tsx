"use client";

import { type ComponentType, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { savesData, useSavesData } from "@/components/data-saver/saves-data";
import { holdBack, spend } from "@/components/data-saver/savings";
import { MAP_PROGRAM } from "@/components/data-saver/weights";
import { Drawing } from "@/components/layout/drawing";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

interface LazyMapProps<Props extends object> {
  /** What the map shows, e.g. "Peta laporan". */
  label: string;
  /** Imports the map. A constant of the module that uses it. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Gives the box its height. */
  className?: string | undefined;
}

type Stage = "waiting" | "loading" | "failed";

/** How far below the screen a map starts to load. */
const NEAR = "200px";

/**
 * Keeps a map's place and loads it only when it comes near the screen or is asked for. It imports by itself instead of
 * through next/dynamic, so that a load that failed on a weak network can be tried again.
 */
export function LazyMap<Props extends object>({ label, load, props, className }: LazyMapProps<Props>) {
  const box = useRef<HTMLElement>(null);
  const [stage, setStage] = useState<Stage>("waiting");
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> } | null>(null);
  const saves = useSavesData();

  const start = useCallback(() => {
    setStage("loading");
    load().then(
      (View) => {
        spend(MAP_PROGRAM);
        // Drawn in pieces, between which the page answers to fingers.
        startTransition(() => setLoaded({ View }));
      },
      () => setStage("failed"),
    );
  }, [load]);

  const holds = saves && stage === "waiting";
  useEffect(() => (holds ? holdBack(MAP_PROGRAM) : undefined), [holds]);

  useEffect(() => {
    const target = box.current;
    // While it takes over the HTML, which is the same for everybody, React does not know yet who saves data.
    if (!target || saves || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [saves, start]);

  return (
    <section
      ref={box}
      aria-label={label}
      className={classNames(
        "relative isolate overflow-hidden rounded-lg border-2 border-line-strong bg-panel",
        className ?? "h-80",
      )}
    >
      {loaded ? <loaded.View {...props} /> : <Placeholder stage={stage} onStart={start} />}
    </section>
  );
}

function Placeholder({ stage, onStart }: { stage: Stage; onStart: () => void }) {
  return (
    <div className="size-full">
      {/* Larger than a tile and there before any script, so it is what a phone paints first. */}
      <Drawing name="peta" className="absolute inset-0 size-full object-cover" />
      {/* Clear of the list and the filters that lie over the map of a phone. */}
      <div className="relative grid h-[calc(100%-var(--map-covered,0px))] place-items-center p-4 pt-[calc(1rem+var(--map-tools,0rem))] text-center">
        <div className="relative grid min-h-36 w-full max-w-xs content-center justify-items-center rounded-md bg-card p-4 shadow-low">
          {stage === "loading" ? <p role="status">Memuat peta…</p> : null}
          {stage === "failed" ? (
            <Ask
              text="Peta tidak dapat dimuat. Daftar dan formulir tetap dapat dipakai."
              button="Coba lagi"
              onClick={onStart}
            />
          ) : null}
          {stage === "waiting" ? (
            <Ask text="Peta belum dimuat, untuk menghemat kuota Anda." button="Tampilkan peta" onClick={onStart} />
          ) : null}
          <noscript>
            <p>Peta memerlukan JavaScript.</p>
          </noscript>
        </div>
      </div>
    </div>
  );
}

function Ask({ text, button, onClick }: { text: ReactNode; button: string; onClick: () => void }) {
  return (
    <div className="needs-script grid justify-items-center gap-3">
      <p role="status">{text}</p>
      <Button variant="secondary" size="small" onClick={onClick}>
        {button}
      </Button>
    </div>
  );
}
