"use client";

import { useEffect, useRef } from "react";

/** The seats of one event as a deed in this browser left them. */
export interface SeatsChange {
  id: number;
  registered: number;
}

type Listener = (seats: SeatsChange) => void;

const listeners = new Set<Listener>();

/** Whatever shows the event on this page shows these seats at once, and asks the server again. */
export function publishSeats(seats: SeatsChange): void {
  for (const listener of listeners) listener(seats);
}

/** Hears of every `publishSeats` while it is shown. */
export function useSeats(listener: Listener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const hear: Listener = (seats) => latest.current(seats);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
}
