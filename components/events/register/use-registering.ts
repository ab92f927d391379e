"use client";

import { type RefObject, useCallback, useRef, useState } from "react";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { publishSeats } from "./seats-changes";

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
