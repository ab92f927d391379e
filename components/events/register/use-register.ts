"use client";

import { useEffect, useState } from "react";
import { useSubmit } from "@/components/forms/use-submit";
import { EVENT_MESSAGES } from "@/lib/events/event/rules";
import type { EventDetailView, EventView, RegistrationView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { missingIn, REGISTRATION_FIELDS, registrationBody, successText } from "./registration-words";
import { publishSeats } from "./seats-changes";

/** Spec 9: the dialog closes by itself. Who waits for a seat has more to read and closes it. */
const CLOSES_AFTER_MS = 2000;

interface RegisterPlan {
  event: EventView;
  onMade: (view: RegistrationView) => void;
  onClose: () => void;
}

/** Sends one registration; a lost answer or a second click makes no second one. */
export function useRegister({ event, onMade, onClose }: RegisterPlan) {
  const [success, setSuccess] = useState<{ text: string; waits: boolean } | null>(null);
  const [seats, setSeats] = useState({ registered: event.registered, capacity: event.capacity });
  const path = `/api/events/${event.id}`;

  /** Somebody was faster: how many seats there are now. */
  async function lookAgain() {
    const now = await fetchJson<EventDetailView>(path).catch(() => null);
    if (now === null) return;
    setSeats(now);
    publishSeats(now);
  }

  const { state, form } = useSubmit(REGISTRATION_FIELDS, {
    check: (values) => missingIn(event, values),
    send: (values, key) =>
      fetchJson<RegistrationView>(`${path}/register`, {
        method: "PATCH",
        body: registrationBody(values),
        key,
        failed: EVENT_MESSAGES.registrationFailed,
      }),
    onSent: (view, { name }) => {
      setSuccess({ text: successText(event, view, name.trim()), waits: view.status === "WAITING" });
      onMade(view);
    },
    failed: EVENT_MESSAGES.registrationFailed,
    explain: ({ status, message, fields }) => {
      if (status === 409) void lookAgain();
      return { message, errors: fields };
    },
  });

  const closesItself = success !== null && !success.waits;
  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closesItself, onClose]);

  return { state, form, success, seats };
}
