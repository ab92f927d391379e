"use client";

import { useState } from "react";
import { type MyLocation, useMyLocation } from "@/components/map/picker/use-my-location";

export interface NearMe {
  position: MyLocation | null;
  locating: boolean;
  /** Why there is no position, in a sentence. */
  error: string;
  /** Asks the device; a second press lets the position go again. */
  toggle: () => Promise<void>;
  clear: () => void;
}

/** The visitor's own position, asked for only when they press "Dekat saya", and never sent on with more than 10 m. */
export function useNearMe(onFound: () => void): NearMe {
  const { locating, locate } = useMyLocation("geser peta ke daerah Anda");
  const [position, setPosition] = useState<MyLocation | null>(null);
  const [error, setError] = useState("");

  async function toggle(): Promise<void> {
    setError("");
    if (position) return setPosition(null);
    const found = await locate();
    if (typeof found === "string") return setError(found);
    setPosition(found);
    onFound();
  }

  return { position, locating, error, toggle, clear: () => setPosition(null) };
}
