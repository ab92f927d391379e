"use client";

import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { PHOTO_UNDERWAY } from "@/components/forms/photo-underway";
import { useSubmit } from "@/components/forms/use-submit";
import { fetchJson } from "@/lib/http/fetch-json";
import { VOLUNTEER_MESSAGES } from "@/lib/volunteers/rules";
import type { JoinedVolunteerView } from "@/lib/volunteers/view";
import { EMPTY_JOIN, type JoinFormProps, missingIn, SENT_FIELDS } from "./join-values";
import { OWN_VOLUNTEERS } from "./own-volunteers";
import { sentVolunteers } from "./sent-volunteers";

/** Sends one registration; a lost answer or a second click makes no second one. */
export function useJoin({ onJoined, typed }: Pick<JoinFormProps, "onJoined" | "typed">, photoBusy: boolean) {
  const [joined, setJoined] = useState<JoinedVolunteerView | null>(null);
  const { mutate } = useSWRConfig();
  const openedAt = useRef(0);
  // A repeated try must be the same to the letter.
  const filled = useRef({ key: "", seconds: 0 });
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  function secondsFor(key: string): number {
    if (filled.current.key !== key) {
      filled.current = { key, seconds: Math.round((performance.now() - openedAt.current) / 1000) };
    }
    return filled.current.seconds;
  }

  const { state, form } = useSubmit(SENT_FIELDS, {
    check: (values) =>
      photoBusy ? PHOTO_UNDERWAY : missingIn(values),
    send: ({ photo_id, ...values }, key) => {
      sentVolunteers.sending();
      return fetchJson<JoinedVolunteerView>("/api/volunteers", {
        method: "POST",
        body: { ...values, photo_id: photo_id || null, filled_seconds: secondsFor(key) },
        key,
        failed: VOLUNTEER_MESSAGES.failed,
      });
    },
    onSent: (volunteer) => {
      typed.current = EMPTY_JOIN;
      sentVolunteers.sent();
      void mutate(OWN_VOLUNTEERS);
      setJoined(volunteer);
      onJoined(volunteer);
    },
    failed: VOLUNTEER_MESSAGES.failed,
    explain: ({ status, message, fields }) =>
      status === 409 && message === VOLUNTEER_MESSAGES.taken
        ? { message: VOLUNTEER_MESSAGES.takenLong, errors: { email: VOLUNTEER_MESSAGES.takenLong } }
        : { message: status >= 500 ? VOLUNTEER_MESSAGES.failed : message, errors: fields },
  });

  return { state, form, joined };
}
