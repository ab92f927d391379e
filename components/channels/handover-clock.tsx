"use client";

import { useEffect, useState } from "react";
import type { HandoverView } from "@/lib/channels/handovers/view";
import { formatDate, type Zone } from "@/lib/format/dates";

interface HandoverClockProps {
  handover: Pick<HandoverView, "sent_on" | "due_on">;
  zone: Zone;
}

/**
 * How far an office's promise has come. Counted in the browser, since the page is cached, by what loads only for it.
 * Until then, and without scripts, it shows the due day.
 */
export function HandoverClock({ handover: { sent_on, due_on }, zone }: HandoverClockProps) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    import("./clock-text").then(
      ({ clockText }) => {
        if (!isGone) setWords(clockText({ sent_on, due_on }, new Date(), zone));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [sent_on, due_on, zone]);
  return <>{words ?? `ditunggu sampai ${formatDate(due_on)}`}</>;
}
