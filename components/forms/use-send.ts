"use client";

import { useEffect, useRef, useState } from "react";
import type { PickedPoint } from "@/components/map/coordinates";
import { type Letter, sendOrQueue } from "@/components/outbox/outbox";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { type Attempt, attemptFor, type FilledBody } from "./attempt";
import { placeQuery } from "./nearby";
import { type Refusal, type SubmitFailure, useSubmission } from "./use-submission";

export type Sending<Answer> =
  | { step: "filling" }
  /** `confirmed`: after the question about what is there already, which stays until there is an answer. */
  | { step: "sending"; confirmed: boolean }
  /** Something is there already around the same place; the person decides. */
  | { step: "asking" }
  | { step: "sent"; answer: Answer }
  /** It waits on this device for a signal. */
  | { step: "kept" };

/** What one form sends, with the newest of its values. */
export interface SendPlan<Body extends FilledBody, Answer, Nearby> {
  path: string;
  /** Of the last try, so that repeating it makes nothing twice. */
  attempt: Attempt<Body> | null;
  openSeconds: () => number;
  /** What the form itself sees; everything else is the server's to judge. */
  refusal: () => Refusal | null;
  /** The place it is about, which may have to be looked up. @throws RequestFailed */
  findPlace?: () => Promise<PickedPoint | null>;
  /** What is there already, if that is worth a question. */
  nearby?: (place: PickedPoint) => Promise<Nearby[]>;
  /** Loads what asks about it. @returns false when it cannot be had, so that nothing waits for it */
  prepareQuestion?: () => Promise<boolean>;
  /** @param website what a robot wrote into the field that people do not see */
  body: (place: PickedPoint | null, website: string) => Body;
  /** What goes out of it, where the API takes no more than what was filled in. */
  wire?: (body: Body) => unknown;
  /** Where it may wait on this device for a signal: what it is called there. */
  waits?: (body: Body) => Pick<Letter, "kind" | "title">;
  onQueued?: () => void;
  onAttempt: (attempt: Attempt<Body>) => void;
  onSent: (answer: Answer) => void;
  /** Said of a failure that the server did not explain. */
  unexplained?: string | undefined;
  /** Replaces the server's words for a refusal. */
  explain?: ((failure: RequestFailed) => Refusal) | undefined;
}

export interface SendHandle<Answer, Nearby> {
  sending: Sending<Answer>;
  /** What is there already, while and after it is shown. */
  nearby: Nearby[];
  failure: SubmitFailure | null;
  submit: (website: string) => Promise<void>;
  sendAnyway: () => Promise<void>;
  closeQuestion: () => void;
  startAnother: () => void;
  /** Removes errors of corrected fields; with the last one the failure itself is gone. */
  clearErrors: (...fields: string[]) => void;
}

/** Checks, looks for what is there already, sends once, and keeps everything when that fails. */
export function useSend<Body extends FilledBody, Answer, Nearby>(
  plan: SendPlan<Body, Answer, Nearby>,
): SendHandle<Answer, Nearby> {
  const { failure, busy, run, clearErrors } = useSubmission(plan);
  const [reached, setReached] = useState<Exclude<Sending<Answer>, { step: "sending" }>>({ step: "filling" });
  const [confirmed, setConfirmed] = useState(false);
  const [nearby, setNearby] = useState<Nearby[]>([]);
  const website = useRef("");
  const place = useRef<PickedPoint | null>(null);
  const sentPlace = useRef("");
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });

  async function send() {
    const {
      path,
      attempt: previous,
      body,
      wire = (whole: Body) => whole,
      openSeconds,
      onAttempt,
      waits,
    } = latest.current;
    const attempt = attemptFor(previous, body(place.current, website.current), openSeconds(), randomKey);
    onAttempt(attempt);
    const letter = { path, body: wire(attempt.body), key: attempt.key };
    const answer = waits
      ? await sendOrQueue<Answer>({ ...letter, ...waits(attempt.body) })
      : await fetchJson<Answer>(path, { ...letter, method: "POST" });
    if (answer === null) {
      setReached({ step: "kept" });
      return latest.current.onQueued?.();
    }
    setReached({ step: "sent", answer });
    latest.current.onSent(answer);
  }

  async function start(refusal: Refusal | null, isConfirmed: boolean, job: () => Promise<void>) {
    await run(refusal, () => {
      setReached({ step: "filling" });
      setConfirmed(isConfirmed);
      return job();
    });
  }

  async function submit(robotText: string) {
    if (busy) return;
    website.current = robotText;
    await start(latest.current.refusal(), false, async () => {
      const { findPlace, nearby: lookAround, prepareQuestion } = latest.current;
      place.current = (await findPlace?.()) ?? null;
      if (place.current && lookAround && sentPlace.current !== placeQuery(place.current)) {
        const found = await lookAround(place.current);
        if (found.length > 0 && (await prepareQuestion?.())) {
          setNearby(found);
          return setReached({ step: "asking" });
        }
      }
      await send();
    });
  }

  async function sendAnyway() {
    if (place.current) sentPlace.current = placeQuery(place.current);
    await start(null, true, send);
  }

  // The dialog also reports its closing when the form is already under way or has arrived.
  function closeQuestion() {
    setReached((old) => (old.step === "asking" ? { step: "filling" } : old));
  }

  return {
    sending: busy ? { step: "sending", confirmed } : reached,
    nearby,
    failure,
    submit,
    sendAnyway,
    closeQuestion,
    startAnother: () => setReached({ step: "filling" }),
    clearErrors,
  };
}
