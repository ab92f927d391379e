"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { savesData, useSavesData } from "@/components/data-saver/saves-data";
import { holdBack, spend } from "@/components/data-saver/savings";
import { HERO_VIDEO } from "@/components/data-saver/weights";
import { useShownTheme } from "@/components/layout/shown-theme";
import { prefersReducedMotion } from "@/components/map/motion";
import { Icon } from "@/components/ui/icon";
import { useDocumentMark } from "@/components/ui/use-document-mark";

import styles from "./hero.module.css";

const TIMEOUT_MS = 3000;

/** For Safari, which has no idle callback. */
const PAUSE_MS = 300;

const TIMES = { light: "siang", dark: "malam" } as const;

/**
 * The moving picture behind the hero. It comes after everything else has loaded, only while it is seen, and not at all
 * for who saves data or asked for stillness; the posters among the children stand there until then.
 * @param layer lies over it, and moves while it does
 */
export function HeroVideo({ children, layer }: { children: ReactNode; layer: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [paused, setPaused] = useState(false);
  const theme = useShownTheme();
  const isNight = useDocumentMark("hour", "night");
  const isSunMode = useDocumentMark("sun");
  const time = TIMES[isNight && !isSunMode ? "dark" : theme];
  const saves = useSavesData();
  const moves = wanted && !saves;

  useEffect(() => (saves && !prefersReducedMotion() ? holdBack(HERO_VIDEO[time]) : undefined), [saves, time]);

  useEffect(() => {
    const target = stage.current;
    if (!target || saves || savesData() || prefersReducedMotion()) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    const stop = afterLoading(() => {
      setWanted(true);
      observer.observe(target);
    });
    return () => {
      stop();
      observer.disconnect();
    };
  }, [saves]);

  return (
    <div ref={stage} data-runs={(moves && seen && !paused) || undefined} className={styles.stage}>
      <div aria-hidden="true" className={styles.fade}>
        {children}
        {moves ? <MovingScene key={time} time={time} runs={seen && !paused} onRefused={() => setPaused(true)} /> : null}
        {layer}
      </div>
      {moves ? (
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          className={`${styles.pause} grid size-11 place-items-center rounded-full border-2 border-control bg-card text-ink hover:bg-primary-soft`}
        >
          <Icon
            name={paused ? "play" : "pause"}
            label={paused ? "Putar gambar latar" : "Hentikan gambar latar"}
            size={18}
          />
        </button>
      ) : null}
    </div>
  );
}

interface MovingSceneProps {
  time: keyof typeof HERO_VIDEO;
  runs: boolean;
  /** Some phones play nothing by themselves in power saving. */
  onRefused: () => void;
}

function MovingScene({ time, runs, onRefused }: MovingSceneProps) {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useRef(onRefused);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!runs) return video.current?.pause();
    video.current?.play().catch((error: DOMException) => {
      if (error.name === "NotAllowedError") refused.current();
    });
  }, [runs]);

  return (
    <video
      ref={video}
      data-playing={playing || undefined}
      className={`${styles.picture} ${styles.video}`}
      width={1280}
      height={720}
      muted
      loop
      playsInline
      preload="auto"
      disablePictureInPicture
      tabIndex={-1}
      onPlaying={() => {
        setPlaying(true);
        spend(HERO_VIDEO[time]);
      }}
    >
      <source src={`/video/kampung-${time}.webm`} type="video/webm" />
      <source src={`/video/kampung-${time}.mp4`} type="video/mp4" />
    </video>
  );
}

/** Runs `work` when the page has loaded and has nothing else to do. @returns what calls it off */
function afterLoading(work: () => void): () => void {
  const given = new AbortController();
  const run = () => {
    if (!given.signal.aborted) work();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: TIMEOUT_MS });
    else setTimeout(run, PAUSE_MS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true, signal: given.signal });
  return () => given.abort();
}
