"use client";

import { useState } from "react";
import type { Point } from "@/components/map/coordinates";
import { pickable } from "@/components/map/picker/pickable";

export interface Adding {
  /** The form is open, or waits while a point is chosen on the map. */
  step: "closed" | "form" | "picking";
  picked: Point | null;
  open: () => void;
  close: () => void;
  pick: () => void;
  pickAt: (latitude: number, longitude: number) => void;
  /** The place was sent, so its point is no longer a choice. */
  added: () => void;
}

/** Adding a place: the form, and the way to the page's map and back. */
export function useAdding(): Adding {
  const [step, setStep] = useState<Adding["step"]>("closed");
  const [picked, setPicked] = useState<Point | null>(null);
  return {
    step,
    picked: step === "closed" ? null : picked,
    open: () => {
      setPicked(null);
      setStep("form");
    },
    // The dialog also closes on the way to the map.
    close: () => setStep((now) => (now === "form" ? "closed" : now)),
    pick: () => setStep("picking"),
    pickAt: (latitude, longitude) => {
      const point = pickable(latitude, longitude);
      if (point === null) return;
      setPicked(point);
      setStep("form");
    },
    added: () => setPicked(null),
  };
}
