"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { addTicket } from "@/components/events/tickets/refresh-ticket";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Notice } from "@/components/ui/notice";
import type { OwnAccountView } from "@/lib/accounts/own/view";
import { COMMUNITY_REGISTRATION, REGISTRATION, summaryOfRegistration } from "@/lib/events/event/fields-register";
import { EVENT_MESSAGES, remainingSeats } from "@/lib/events/event/rules";
import type { EventDetailView, EventView, RegistrationView } from "@/lib/events/event/view";
import { formatDate, formatTime } from "@/lib/format/dates";
import { isPhoneLike } from "@/lib/format/phone";
import { AGREED, type Fields } from "@/lib/forms/fields";
import { fetchJson } from "@/lib/http/fetch-json";
import { PeopleField, RegisterSeats } from "./register-seats";
import { Registered } from "./register-sent";
import { isShort, mostPeople, offerText, successText } from "./registration-words";
import { publishSeats, type TypedRegistration } from "./use-registering";

export interface RegisterFormProps {
  event: EventView;
  onMade: (view: RegistrationView) => void;
  onClose: () => void;
  /** Kept by the page, so that the next dialog begins with it. */
  typed: RefObject<TypedRegistration>;
}

/** Who comes and with how many (spec 2.10, 2.11). The server decides about the seats. */
export function RegisterForm({ event, onMade, onClose, typed }: RegisterFormProps) {
  const { kind } = event;
  const [seats, setSeats] = useState({ registered: event.registered, capacity: event.capacity });
  const wasFull = remainingSeats(event) === 0;
  const path = `/api/events/${event.id}`;
  const form = useForm<Fields, RegistrationView>(kind === "COMMUNITY" ? COMMUNITY_REGISTRATION : REGISTRATION, {
    initial: { ...typed.current, wait: wasFull ? AGREED : "" },
    idPrefix: "daftar-",
    summary: (errors) => summaryOfRegistration(kind, errors),
    send: ({ filled_seconds: _, ...body }, key) => {
      const failed = EVENT_MESSAGES.registrationFailed;
      return fetchJson<RegistrationView>(`${path}/register`, { method: "PATCH", body, key, failed });
    },
    onSent: (view) => {
      addTicket(event, view);
      onMade(view);
    },
    unexplained: EVENT_MESSAGES.registrationFailed,
    explain: ({ status, message, fields }) => {
      if (status === 409) void lookAgain();
      return { message, errors: fields };
    },
  });
  const { failure, sending, field, setValue } = form;
  const { name = "", email = "", phone = "", message = "", people = "1" } = form.draft.values;
  useEffect(() => {
    typed.current = { name, email, phone, message, people };
  }, [typed, name, email, phone, message, people]);

  const outcome = useRef<HTMLDivElement>(null);
  const attempt = failure && Object.keys(failure.errors).length === 0 ? failure.attempt : 0;
  const short = isShort(seats, Number(people));
  // The notice stands low in the form; the question whether to wait comes a moment later and pushes it lower.
  useEffect(() => {
    if (attempt > 0) outcome.current?.scrollIntoView({ block: short ? "end" : "nearest" });
  }, [short, attempt]);

  const signedIn = useOwnDetails((own) => {
    if (!name) setValue("name", own.name);
    if (!email) setValue("email", own.email);
  });

  /** Somebody was faster: how many seats there are now. */
  async function lookAgain() {
    const now = await fetchJson<EventDetailView>(path).catch(() => null);
    if (now === null) return;
    setSeats(now);
    publishSeats(now);
  }

  if (sending.step === "sent") {
    const { answer } = sending;
    const text = successText(event, answer, name.trim());
    const own = isPhoneLike(email) ? email : "";
    return <Registered event={event} view={answer} text={text} phone={own} onClose={onClose} />;
  }
  return (
    <Form
      of={form}
      label="Pendaftaran kegiatan"
      note={null}
      className="grid gap-4"
      title={
        <p className="text-ink-soft">
          <strong className="text-ink">{event.title}</strong>
          <br />
          {formatDate(event.date, event.zone)}, {formatTime(event.date, event.zone)}
        </p>
      }
      send={wasFull ? "Masuk daftar tunggu" : "Kirim pendaftaran"}
      sending="Mengirim pendaftaran…"
      problem={
        <div ref={outcome} className="scroll-mb-24">
          <Notice tone="bad" live="alert" title="Pendaftaran belum terkirim">
            {failure?.message} Isian Anda masih ada.
          </Notice>
        </div>
      }
    >
      {field("name")}
      {field("email")}
      {field("phone")}
      <PeopleField {...form.propsOf("people")} most={mostPeople(seats, Number(people), signedIn)} signedIn={signedIn} />
      {field("message")}
      <p className="text-sm text-ink-faint">
        {signedIn
          ? null
          : "Bila banyak pendaftar tanpa akun datang dari jaringan internet yang sama, penyelenggara memutuskan dahulu. "}
        Dengan mendaftar, Anda setuju data ini disimpan untuk kegiatan ini. Data Anda tidak pernah ditampilkan untuk
        umum. <PrivacyLink />
      </p>
      <RegisterSeats
        seats={seats}
        people={Number(people)}
        wasFull={wasFull}
        byEmail={!isPhoneLike(email)}
        tick={field("wait", { hint: `Bila tempat tidak cukup, Anda mengantre. ${offerText(!isPhoneLike(email))}` })}
      />
    </Form>
  );
}

/** Gives name and confirmed e-mail of whoever is signed in, once they are known. @returns whether somebody is */
function useOwnDetails(onKnown: (own: { name: string; email: string }) => void): boolean {
  const signedIn = useSignedIn();
  const { data } = useSWR(signedIn ? "/api/account" : null, fetchJson<OwnAccountView>, { revalidateOnFocus: false });
  const latest = useRef(onKnown);
  useEffect(() => {
    latest.current = onKnown;
  });
  useEffect(() => {
    if (data) latest.current({ name: data.username, email: data.email ?? "" });
  }, [data]);
  return signedIn;
}
