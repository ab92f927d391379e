"use client";

import { useState } from "react";
import type { DraftHandle } from "@/components/forms/use-draft";
import { type SendHandle, useSend } from "@/components/forms/use-send";
import { PHOTO_UNDERWAY, type SubmitFailure } from "@/components/forms/use-submission";
import type { EventKind } from "@/lib/events/event/rules";
import type { CreatedEventView } from "@/lib/events/event/view";
import { type AddBody, type AddDraft, type AddField, addBody, addErrors, errorsOf, kindOf } from "./add-draft";
import { useReloadLists } from "./use-reload-lists";
import { assertZone } from "./use-zone";

interface AddEventHandle extends Pick<SendHandle<CreatedEventView, never>, "sending" | "startAnother"> {
  submit: () => Promise<void>;
  failure: SubmitFailure | null;
  /** Writes into the draft and takes the field's error away. */
  write: (field: AddField, value: string) => void;
  /** The same for what is no text. */
  put: (part: Partial<AddDraft>, ...fields: string[]) => void;
  /** The code's time is over: it is asked for again, over the filled form. */
  codeNeeded: boolean;
  codeEntered: () => void;
  codeRefused: () => void;
}

interface AddOptions {
  /** What the new event is, until the person chooses. */
  preset: EventKind;
  photoBusy: boolean;
  onAdded: ((event: CreatedEventView) => void) | undefined;
}

/** Sends the form that adds an event: once, with nothing lost on the way. */
export function useAddEvent(
  { draft, setValue, change, clear, openSeconds }: DraftHandle<AddDraft>,
  { preset, photoBusy, onAdded }: AddOptions,
): AddEventHandle {
  const reloadLists = useReloadLists();
  const [codeRequired, setCodeRequired] = useState(0);
  const kind = kindOf(draft, preset);
  const { sending, failure, submit, startAnother, clearErrors } = useSend<AddBody, CreatedEventView, never>({
    path: "/api/events",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => {
      const errors = addErrors(draft, kind);
      if (Object.keys(errors).length > 0) return { message: REFUSED, errors };
      return photoBusy ? PHOTO_UNDERWAY : null;
    },
    findPlace: async () => {
      await assertZone(draft.values.zone, draft.place, draft.values.location);
      return draft.place;
    },
    body: (place) => addBody(draft, kind, place),
    wire: ({ filled_seconds: _, ...body }) => body,
    onAttempt: (attempt) => change({ attempt }),
    onSent: (event) => {
      onAdded?.(event);
      clear();
      reloadLists();
    },
  });

  const attempt = failure?.attempt ?? 0;
  const codeNeeded = failure?.status === 403 && codeRequired < attempt;
  return {
    sending,
    startAnother,
    submit: () => submit(""),
    failure: codeNeeded ? null : failure,
    write: (field, value) => {
      setValue(field, value);
      clearErrors(...errorsOf(field));
    },
    put: (part, ...fields) => {
      change(part);
      clearErrors(...fields);
    },
    codeNeeded: codeNeeded && sending.step === "filling",
    codeEntered: () => {
      setCodeRequired(attempt);
      void submit("");
    },
    codeRefused: () => setCodeRequired(attempt),
  };
}

const REFUSED = "Event belum dikirim. Perbaiki dahulu isian berikut.";
