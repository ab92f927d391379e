"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { Honeypot } from "@/components/forms/honeypot";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { remainingSeats } from "@/lib/events/event/rules";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { formatDate, formatTime } from "@/lib/format/dates";
import { RegisterFields } from "./register-fields";
import { RegisterSeats } from "./register-seats";
import { isShort } from "./registration-words";
import { useOwnDetails } from "./use-own-details";
import { useRegister } from "./use-register";
import type { TypedRegistration } from "./use-registering";

export interface RegisterFormProps {
  event: EventView;
  onMade: (view: RegistrationView) => void;
  onClose: () => void;
  /** Kept by the page, so that the next dialog begins with it. */
  typed: RefObject<TypedRegistration>;
}

/** Who comes and with how many (spec 2.10, 2.11). The server decides about the seats. */
export function RegisterForm({ event, onMade, onClose, typed }: RegisterFormProps) {
  const [values, setValues] = useState(() => typed.current);
  const { state, form, success, seats } = useRegister({ event, onMade, onClose });
  const wasFull = remainingSeats(event) === 0;
  const outcome = useRef<HTMLDivElement>(null);
  const isAnswered = success !== null || (state.message !== "" && Object.keys(state.errors).length === 0);

  const short = isShort(seats, Number(values.people));
  // What is said stands low in the form; the question whether to wait comes a moment later and pushes it lower.
  useEffect(() => {
    if (isAnswered && state.attempt > 0) outcome.current?.scrollIntoView({ block: short ? "end" : "nearest" });
  }, [isAnswered, short, state.attempt]);

  useOwnDetails((own) => write((now) => ({ ...now, name: now.name || own.name, email: now.email || own.email })));

  function write(change: (now: TypedRegistration) => TypedRegistration) {
    typed.current = change(typed.current);
    setValues(typed.current);
  }

  const problems = Object.entries(state.errors).map(([name, message]) => [idOf(name), message]);
  return (
    <form {...form} aria-label="Pendaftaran kegiatan" className="grid gap-4">
      <p className="text-ink-soft">
        <strong className="text-ink">{event.title}</strong>
        <br />
        {formatDate(event.date, event.zone)}, {formatTime(event.date, event.zone)}
      </p>
      <ErrorSummary title={state.message || undefined} errors={Object.fromEntries(problems)} attempt={state.attempt} />
      <RegisterFields
        kind={event.kind}
        values={values}
        errors={state.errors}
        onValue={(name, value) => write((now) => ({ ...now, [name]: value }))}
        idOf={idOf}
      />
      <RegisterSeats seats={seats} people={Number(values.people)} wasFull={wasFull} />
      <Honeypot id={idOf("website")} />
      <div ref={outcome} className="scroll-mb-24">
        {state.message && problems.length === 0 ? (
          <Notice tone="bad" live="alert" title="Pendaftaran belum terkirim">
            {state.message} Isian Anda masih ada.
          </Notice>
        ) : null}
        <div role="status">{success ? <Notice tone="good" title={success.text} /> : null}</div>
      </div>
      {success?.waits ? (
        <Button wide onClick={onClose}>
          Tutup
        </Button>
      ) : (
        <Button type="submit" size="large" wide busy={state.busy} disabled={success !== null}>
          {state.busy ? "Mengirim pendaftaran…" : wasFull ? "Masuk daftar tunggu" : "Kirim pendaftaran"}
        </Button>
      )}
    </form>
  );
}

/** Several dialogs of one page may hold a field of the same name. */
function idOf(name: string): string {
  return `daftar-${name}`;
}
