"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { EventView, RegistrationView } from "@/lib/events/event/view";

/** The seats of one event as a deed in this browser left them. */
export interface SeatsChange {
  id: number;
  registered: number;
}

type Listener = (seats: SeatsChange) => void;

const listeners = new Set<Listener>();

/** What was typed so far, for as long as the page is open: closing the dialog by mistake loses nothing. */
export type TypedRegistration = Record<"name" | "email" | "phone" | "message" | "people", string>;

export interface Registering {
  /** Whose dialog is open. */
  target: EventView | null;
  open: (event: EventView) => void;
  close: () => void;
  /** The registration that was just made on this page. */
  madeFor: (eventId: number) => RegistrationView | undefined;
  /** The server has answered. */
  made: (view: RegistrationView) => void;
  typed: RefObject<TypedRegistration>;
}

/** Registering from the cards of a page, one dialog for all of them. */
export function useRegistering(): Registering {
  const [target, setTarget] = useState<EventView | null>(null);
  const [all, setAll] = useState<readonly RegistrationView[]>([]);
  const typed = useRef<TypedRegistration>({ name: "", email: "", phone: "", message: "", people: "1" });
  return {
    target,
    open: setTarget,
    close: useCallback(() => setTarget(null), []),
    madeFor: (eventId) => all.findLast(({ id }) => id === eventId),
    made: (view) => {
      setAll((before) => [...before, view]);
      publishSeats(view);
    },
    typed,
  };
}

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
