"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { DraftHandle } from "@/components/forms/use-draft";
import { type SendHandle, useSend } from "@/components/forms/use-send";
import type { ReceivedView } from "@/lib/messages/view";
import { type ContactDraft, contactBody, missingFields } from "./contact-draft";

/** How long the success stands before the form is empty again, and "Gagal Mengirim" in the button (spec 8). */
const SENT_MS = 3_000;
const FAILED_MS = 2_000;

interface ContactSending extends Pick<SendHandle<ReceivedView, never>, "sending" | "failure" | "submit"> {
  /** The button still says that sending failed. */
  justFailed: boolean;
}

/** Sends the contact form, and empties it once the success has been read. */
export function useSendContact({ draft, change, clear, openSeconds }: DraftHandle<ContactDraft>): ContactSending {
  const { sending, failure, submit, startAnother } = useSend<
    NonNullable<ContactDraft["attempt"]>["body"],
    ReceivedView,
    never
  >({
    path: "/api/messages",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => {
      const fields = missingFields(draft.values);
      return Object.keys(fields).length > 0 ? { message: "Semua kolom bertanda (*) harus diisi.", fields } : null;
    },
    findPlace: async () => null,
    nearby: async () => [],
    prepareQuestion: async () => false,
    body: (_, website) => contactBody(draft.values, website),
    onAttempt: (attempt) => change({ attempt }),
    onSent: () => {},
  });
  const sent = sending.step === "sent";
  const finish = useEffectEvent(() => {
    clear();
    startAnother();
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(finish, SENT_MS);
    // Who leaves before that finds no draft of what has arrived.
    addEventListener("pagehide", clear);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", clear);
      clear();
    };
  }, [sent, clear]);

  const failed = failure !== null && failure.status !== null ? failure.attempt : 0;
  const [shownFailure, setShownFailure] = useState(0);
  useEffect(() => {
    if (failed === 0) return;
    const timer = setTimeout(() => setShownFailure(failed), FAILED_MS);
    return () => clearTimeout(timer);
  }, [failed]);

  return { sending, failure, submit, justFailed: failed > shownFailure };
}
