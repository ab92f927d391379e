"use client";

import { useEffect } from "react";

/** What changed by a deed in this browser: the seats of one event, or else which events there are. */
export interface EventChange {
  id: number;
  registered: number;
}

type Listener = (seats: EventChange | null) => void;

const listeners = new Set<Listener>();

/** Every list of events on this page asks the server again. @param seats shown at once, before it answers */
export function tellEventChange(seats: EventChange | null = null): void {
  for (const listener of listeners) listener(seats);
}

/** @param listener the same function as long as it does the same */
export function useEventChange(listener: Listener): void {
  useEffect(() => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [listener]);
}
