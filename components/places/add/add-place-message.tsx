import { useEffect, useState } from "react";
import type { SubmitFailure } from "@/components/forms/use-submission";
import { classNames } from "@/components/ui/class-names";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import { PLACE_MESSAGE_MS, PLACE_MESSAGES } from "@/lib/places/rules";

interface Message {
  text: string;
  tone: "busy" | "good" | "bad";
}

interface MessageProps {
  finding: boolean;
  busy: boolean;
  added: boolean;
  failure: SubmitFailure | null;
}

const LOOK = "rounded-md border border-line-strong bg-card px-4 py-2 text-center font-semibold shadow-high";

const TONES: Record<Message["tone"], string> = { busy: "text-ink-soft", good: "text-primary", bad: "text-danger" };

/**
 * How the sending goes (spec 8), in sight wherever the form is scrolled to. The outcome leaves the screen after 3 s;
 * screen readers can still come back to it.
 */
export function AddPlaceMessage(props: MessageProps) {
  const message = messageOf(props);
  return (
    <div role="status" className="sticky bottom-3 z-10 short:static">
      {message ? <Line key={`${message.text} ${props.failure?.attempt ?? 0}`} {...message} /> : null}
    </div>
  );
}

function Line({ text, tone }: Message) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (tone === "busy") return;
    const timer = setTimeout(() => setGone(true), PLACE_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return <p className={gone ? "sr-only" : classNames(LOOK, TONES[tone])}>{text}</p>;
}

function messageOf({ finding, busy, added, failure }: MessageProps): Message | null {
  if (busy) return { text: finding ? GEOCODING_MESSAGES.searching : PLACE_MESSAGES.sending, tone: "busy" };
  if (failure && failure.status !== null) return { text: failureText(failure), tone: "bad" };
  return added ? { text: PLACE_MESSAGES.added, tone: "good" } : null;
}

/** The server's own sentence where it gave one. */
function failureText({ status, message }: SubmitFailure): string {
  const gaveReason = status !== null && status > 0 && (status < 500 || status === 503);
  return gaveReason ? `Gagal: ${message}` : PLACE_MESSAGES.failed;
}
