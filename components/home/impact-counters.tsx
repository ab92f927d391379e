"use client";

import { useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format/numbers";
import type { PublicCountsView } from "@/lib/statistics/view";
import { useLive } from "./use-live";
import { useSeen } from "./use-seen";

const NUMBER = /\d+(?:\.\d{3})*(?:,\d+)?/u;

const COUNTERS: readonly { count: keyof PublicCountsView; label: string; icon: IconName; look: string }[] = [
  { count: "eventCount", label: "Event Tanam Pohon", icon: "sprout", look: "bg-primary-soft text-primary" },
  { count: "bankSampahCount", label: "Bank Sampah", icon: "scale", look: "bg-accent-soft text-accent" },
  { count: "relawanCount", label: "Relawan", icon: "users", look: "bg-info-soft text-info" },
  { count: "reportCount", label: "Laporan lingkungan", icon: "megaphone", look: "bg-danger-soft text-danger" },
];

/** The four figures of spec 2.4. @param first what the page was rendered with */
export function ImpactCounters({ first }: { first: PublicCountsView }) {
  const { data: counts, failed } = useLive("/api/public-stats/counts", first);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4 lg:gap-6">
        {COUNTERS.map(({ count, label, icon, look }) => (
          <div
            key={count}
            className="flex flex-col-reverse justify-end gap-1 rounded-leaf border border-line-strong bg-card p-4 sm:p-6"
          >
            <dt className="font-semibold text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap items-center gap-3 sm:block">
              <span className={`grid size-11 place-items-center rounded-full sm:mb-4 sm:size-12 ${look}`}>
                <Icon name={icon} size={24} />
              </span>
              <CountUp
                text={formatCount(counts[count])}
                className="font-display text-4xl whitespace-nowrap tabular-nums"
              />
            </dd>
          </div>
        ))}
      </dl>
      {failed ? (
        <Notice tone="bad" live="status" className="mt-4">
          Terjadi kesalahan saat memuat statistik. Silakan coba lagi.
        </Notice>
      ) : null}
    </>
  );
}

/** Spec 9: counting begins with so much in sight and takes 2 s. */
const THRESHOLD = 0.3;
const DURATION_MS = 2000;

/** A figure that counts from 0 when it is first seen. Screen readers and pages without scripts have it at once. */
function CountUp({ text, className }: { text: string; className?: string }) {
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

/**
 * The text with its number counted so far: "11.500+" at half is "5.750+". What stands around the number stays, and
 * its decimals too. @param progress 0 to 1
 */
export function countedText(text: string, progress: number): string {
  if (progress >= 1) return text;
  return text.replace(NUMBER, (number) => {
    const decimals = number.split(",")[1]?.length ?? 0;
    const value = Number(number.replaceAll(".", "").replace(",", "."));
    return (value * progress).toLocaleString("id-ID", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  });
}
