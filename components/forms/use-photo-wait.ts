"use client";

import { useEffect, useRef, useState } from "react";

interface PhotoWait {
  /** Somebody wants to send, and the photo is still on its way. */
  waiting: boolean;
  /** The photo that was waited for did not arrive. */
  missed: boolean;
  /** Sends at once, or as soon as the photo has arrived. */
  sendWhenReady: (send: () => void) => void;
  cancel: () => void;
}

/**
 * Keeps a form from leaving without its photo: who presses "Kirim" meanwhile has sent once the photo is there.
 * @param busy a photo is on its way
 * @param arrived there is a photo on the server
 */
export function usePhotoWait(busy: boolean, arrived: boolean): PhotoWait {
  const [state, setState] = useState<"idle" | "waiting" | "missed">("idle");
  const send = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (state !== "waiting" || busy) return;
    setState(arrived ? "idle" : "missed");
    if (arrived) send.current?.();
  }, [state, busy, arrived]);

  return {
    waiting: state === "waiting",
    missed: state === "missed" && !busy && !arrived,
    sendWhenReady: (job) => {
      send.current = job;
      setState(busy ? "waiting" : "idle");
      if (!busy) job();
    },
    cancel: () => setState("idle"),
  };
}
