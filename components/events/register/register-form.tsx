"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { DayLeaf, WhenAndWhere } from "@/components/events/list/event-facts";
import { shareEventText } from "@/components/events/page/share-event";
import { addressErrors, isNumber } from "@/components/forms/address";
import { Honeypot } from "@/components/forms/honeypot";
import { PrivateLink } from "@/components/forms/private-link";
import { useSubmit } from "@/components/forms/use-submit";
import { Drawing } from "@/components/layout/drawing";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { PushButton } from "@/components/push/push-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { Success } from "@/components/ui/success/success";
import type { OwnAccountView } from "@/lib/accounts/own/view";
import { bringTo, EVENT_MESSAGES, eventPath, remainingSeats, sceneOf } from "@/lib/events/event/rules";
import type { EventDetailView, EventView, RegistrationView } from "@/lib/events/event/view";
import { registrationPath } from "@/lib/events/registration/rules";
import { formatDate, formatTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import { RegisterFields } from "./register-fields";
import {
  isShort,
  missingIn,
  mostPeople,
  offerText,
  REGISTRATION_FIELDS,
  registrationBody,
  successText,
} from "./registration-words";
import { publishSeats, type TypedRegistration } from "./use-registering";

interface RegisteredProps {
  event: EventView;
  view: RegistrationView;
  /** In the specification's words. */
  text: string;
  onClose: () => void;
}

interface RegisterPlan {
  event: EventView;
  onMade: (view: RegistrationView) => void;
}

interface RegisterSeatsProps {
  seats: Pick<EventView, "registered" | "capacity">;
  people: number;
  /** The dialog was opened to wait for a seat. */
  wasFull: boolean;
  byEmail: boolean;
}

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
  const { state, form, success, seats } = useRegister({ event, onMade });
  const wasFull = remainingSeats(event) === 0;
  const outcome = useRef<HTMLDivElement>(null);
  const isAnswered = state.message !== "" && Object.keys(state.errors).length === 0;

  const short = isShort(seats, Number(values.people));
  // What is said stands low in the form; the question whether to wait comes a moment later and pushes it lower.
  useEffect(() => {
    if (isAnswered && state.attempt > 0) outcome.current?.scrollIntoView({ block: short ? "end" : "nearest" });
  }, [isAnswered, short, state.attempt]);

  const signedIn = useOwnDetails((own) =>
    write((now) => ({ ...now, name: now.name || own.name, email: now.email || own.email })),
  );

  function write(change: (now: TypedRegistration) => TypedRegistration) {
    typed.current = change(typed.current);
    setValues(typed.current);
  }

  if (success) return <Registered event={event} {...success} onClose={onClose} />;
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
        most={mostPeople(seats, Number(values.people), signedIn)}
        signedIn={signedIn}
        values={values}
        errors={state.errors}
        onValue={(name, value) => write((now) => ({ ...now, [name]: value }))}
        idOf={idOf}
      />
      <RegisterSeats seats={seats} people={Number(values.people)} wasFull={wasFull} byEmail={!isNumber(values.email)} />
      <Honeypot id={idOf("website")} />
      <div ref={outcome} className="scroll-mb-24">
        {state.message && problems.length === 0 ? (
          <Notice tone="bad" live="alert" title="Pendaftaran belum terkirim">
            {state.message} Isian Anda masih ada.
          </Notice>
        ) : null}
      </div>
      <Button type="submit" size="large" wide busy={state.busy}>
        {state.busy ? "Mengirim pendaftaran…" : wasFull ? "Masuk daftar tunggu" : "Kirim pendaftaran"}
      </Button>
    </form>
  );
}

/** Several dialogs of one page may hold a field of the same name. */
function idOf(name: string): string {
  return `daftar-${name}`;
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

/** Where seats are too few, whether to wait for some. */
function RegisterSeats({ seats, people, wasFull, byEmail }: RegisterSeatsProps) {
  if (wasFull) {
    return (
      <Notice tone="wait" title="Semua tempat sudah terisi">
        <input type="hidden" name="wait" value="on" />
        Anda masuk antrean. {offerText(byEmail)}
      </Notice>
    );
  }
  if (!isShort(seats, people)) return null;
  const left = remainingSeats(seats);
  return (
    <div className="grid gap-3 rounded-md bg-accent-soft p-4">
      <p role="status" className="font-semibold">
        {left === 0 ? "Semua tempat sudah terisi." : `Hanya tersisa ${formatCount(left)} tempat.`}
      </p>
      <Checkbox
        name="wait"
        id="daftar-wait"
        label="Masukkan saya ke daftar tunggu"
        hint={`Bila tempat tidak cukup, Anda mengantre. ${offerText(byEmail)}`}
      />
    </div>
  );
}

/** Sends one registration; a lost answer or a second click makes no second one. */
function useRegister({ event, onMade }: RegisterPlan) {
  const [success, setSuccess] = useState<{ text: string; view: RegistrationView } | null>(null);
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
      setSuccess({ text: successText(event, view, name.trim()), view });
      onMade(view);
    },
    failed: EVENT_MESSAGES.registrationFailed,
    explain: ({ status, message, fields }) => {
      if (status === 409) void lookAgain();
      return { message, errors: addressErrors(fields) };
    },
  });

  return { state, form, success, seats };
}

/** The way to change or cancel; for who registered a number it stands here and nowhere else. */
function RegistrationLink({ view }: { view: RegistrationView }) {
  const path = registrationPath(view.registration_id, view.token);
  return (
    <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
      <p>
        Dengan tautan itu Anda dapat mengubah atau membatalkan pendaftaran. Jangan sebarkan.{" "}
        {view.mailed ? "Kami juga mengirimnya ke email Anda." : "Tautan ini hanya ditampilkan sekali."}
        {view.by_email ? null : " Ke nomor WhatsApp tidak ada konfirmasi atau pengingat."}
      </p>
      <PrivateLink path={path}>
        <ButtonLink href={path} variant="secondary">
          Lihat pendaftaran
        </ButtonLink>
      </PrivateLink>
    </Notice>
  );
}

/** After registering: the day, the calendar, what to bring, whom to bring along, and the way to one's registration. */
function Registered({ event, view, text, onClose }: RegisteredProps) {
  const waits = view.status !== "CONFIRMED";
  return (
    <Success title={text} scene={<Drawing name={sceneOf(event)} />}>
      <div className="flex gap-4">
        <DayLeaf event={event} />
        <WhenAndWhere event={event} />
      </div>
      {waits ? null : (
        <p>
          <strong>Sebaiknya dibawa:</strong> {bringTo(event).join(", ").toLowerCase()}.
        </p>
      )}
      {waits ? null : (
        <ButtonLink href={`/api/events/${event.id}/ics`} variant="secondary" className="justify-self-start">
          <Icon name="calendar" /> Tambah ke kalender
        </ButtonLink>
      )}
      <RegistrationLink view={view} />
      <PushButton subject={{ registration: { id: view.registration_id, token: view.token } }} />
      <div className="border-t border-line pt-4">
        <p className="mb-3 font-semibold">Ajak tetangga ikut</p>
        <ShareButtons url={`${location.origin}${eventPath(event.slug)}`} text={shareEventText(event)} />
      </div>
      <Button wide onClick={onClose}>
        Selesai
      </Button>
    </Success>
  );
}
