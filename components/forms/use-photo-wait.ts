"use client";

import { useEffect, useEffectEvent, useState } from "react";

interface PhotoWait {
  /** Somebody wants to send, and the photo is still on its way. */
  waiting: boolean;
  /** The photo that was waited for did not arrive. */
  missed: boolean;
  /** Asked when the form is to be sent. @returns true where it has to wait for its photo */
  holds: () => boolean;
  cancel: () => void;
}

/**
 * Keeps a form from leaving without its photo: who presses "Kirim" meanwhile has sent once the photo is there.
 * @param busy a photo is on its way
 * @param arrived there is a photo on the server
 */
export function usePhotoWait(busy: boolean, arrived: boolean, send: () => void): PhotoWait {
  const [state, setState] = useState<"idle" | "waiting" | "missed">("idle");
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    if (state !== "waiting" || busy) return;
    setState(arrived ? "idle" : "missed");
    if (arrived) sendNow();
  }, [state, busy, arrived]);

  return {
    waiting: state === "waiting",
    missed: state === "missed" && !busy && !arrived,
    holds: () => {
      setState(busy ? "waiting" : "idle");
      return busy;
    },
    cancel: () => setState("idle"),
  };
}
