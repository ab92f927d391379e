"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isNumber, NUMBER_HINT } from "@/components/forms/address";
import { AddressField } from "@/components/forms/address-field";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, problemsOf, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { type DraftHandle, useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { type SendHandle, useSend } from "@/components/forms/use-send";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { PHONE_LENGTH } from "@/lib/format/phone";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import type { FieldErrors } from "@/lib/kernel/errors";
import { MESSAGE_LENGTH, PROJECT_CATEGORIES, PROJECT_CATEGORY_LABELS } from "@/lib/messages/rules";
import type { ReceivedView } from "@/lib/messages/view";
import {
  CONTACT_DRAFT,
  type ContactDraft,
  type ContactField,
  type ContactValues,
  contactBody,
  missingFields,
} from "./contact-draft";
import { receiptText } from "./receipt-text";

interface ContactFieldsProps {
  values: ContactValues;
  errors: FieldErrors;
  onValue: (field: ContactField, value: string) => void;
}

const CATEGORIES = PROJECT_CATEGORIES.map((value) => ({ value, label: PROJECT_CATEGORY_LABELS[value] }));

/** How long the success stands before the form is empty again, and "Gagal Mengirim" in the button (spec 8). */
const SENT_MS = 3_000;

const FAILED_MS = 2_000;

interface ContactSending
  extends Pick<SendHandle<ReceivedView, never>, "sending" | "failure" | "submit" | "clearErrors"> {
  /** The button still says that sending failed. */
  justFailed: boolean;
}

/** The server calls a number by its own name; in the place of an e-mail address its field is not there. */
function errorPlaces({ user_email }: ContactValues): ErrorPlaces {
  const phone = isNumber(user_email) ? "user_email" : "user_phone";
  return [
    ["user_name", "user_name"],
    ["user_email", "user_email"],
    ["user_phone", phone],
    ["project_category", "project_category"],
    ["subject", "subject"],
    ["message", "message"],
  ];
}

const SEND = "Kirim Pesan";

/** The letter to the team: kept while it is written, sent once, never lost. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const handle = useDraft(CONTACT_DRAFT, form);
  const { draft, ready, restored, setValue, clear } = handle;
  const online = useOnline();
  const { sending, failure, submit, justFailed, clearErrors } = useSendContact(handle);
  const places = errorPlaces(draft.values);
  const sent = sending.step === "sent";
  const busy = sending.step === "sending";

  function edit(field: ContactField, value: string) {
    setValue(field, value);
    clearErrors(...places.filter(([, place]) => place === field).map(([name]) => name));
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="judul-formulir"
      className="needs-script grid gap-5 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !sent) void submit(honeypotText(event.currentTarget));
      }}
    >
      <div className="grid gap-3">
        <h2 id="judul-formulir" className="text-2xl">
          Tulis pesan
        </h2>
        <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
        <DraftNotices restored={restored} online={online} send={SEND} onClear={clear} />
        {failure ? <FieldProblems failure={failure} places={places} /> : null}
      </div>
      <ContactFields values={draft.values} errors={failure ? problemsOf(failure, places) : {}} onValue={edit} />
      <Honeypot id="website" />
      {failure ? <SendProblem failure={failure} places={places} title="Pesan belum terkirim" /> : null}
      {sending.step === "sent" ? (
        <Notice tone="good" live="status" title="Pesan Anda terkirim. Terima kasih!">
          {receiptText(sending.answer)}
        </Notice>
      ) : null}
      <Button type="submit" size="large" wide disabled={!ready} busy={busy || sent}>
        {busy ? "Mengirim…" : sent ? "Terkirim" : justFailed ? "Gagal Mengirim" : SEND}
      </Button>
    </form>
  );
}

/** Sends the contact form, and empties it once the success has been read. */
function useSendContact({ draft, change, clear, openSeconds }: DraftHandle<ContactDraft>): ContactSending {
  const { sending, failure, submit, startAnother, clearErrors } = useSend<
    NonNullable<ContactDraft["attempt"]>["body"],
    ReceivedView,
    never
  >({
    path: "/api/messages",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => {
      const errors = missingFields(draft.values);
      return Object.keys(errors).length > 0 ? { message: EMPTY_FIELDS, errors } : null;
    },
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

  return { sending, failure, submit, clearErrors, justFailed: failed > shownFailure };
}

function ContactFields({ values, errors, onValue }: ContactFieldsProps) {
  const bind = (field: ContactField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onValue(field, event.target.value),
  });
  return (
    <>
      <Field name="user_name" label="Nama" required error={errors.user_name}>
        {(control) => <Input {...control} {...bind("user_name")} maxLength={MESSAGE_LENGTH.name} autoComplete="name" />}
      </Field>
      <AddressField
        id="user_email"
        name="user_email"
        {...bind("user_email")}
        error={errors.user_email}
        hint={
          <>
            Dengan mengirim formulir ini, Anda setuju kami menyimpan alamat dan nomor Anda, hanya untuk menjawab pesan
            ini. {NUMBER_HINT} <PrivacyLink />
          </>
        }
      />
      {isNumber(values.user_email) ? null : (
        <Field name="user_phone" label="Nomor telepon" error={errors.user_phone} hint="Contoh: 0812-3456-7890.">
          {(control) => (
            <Input
              {...control}
              {...bind("user_phone")}
              type="tel"
              inputMode="tel"
              maxLength={PHONE_LENGTH}
              autoComplete="tel"
            />
          )}
        </Field>
      )}
      <Field name="project_category" label="Kategori" required error={errors.project_category}>
        {(control) => (
          <Select {...control} {...bind("project_category")} options={CATEGORIES} placeholder="Pilih kategori" />
        )}
      </Field>
      <Field name="subject" label="Subjek" required error={errors.subject}>
        {(control) => <Input {...control} {...bind("subject")} maxLength={MESSAGE_LENGTH.subject} />}
      </Field>
      <Field name="message" label="Pesan" required error={errors.message}>
        {(control) => <Textarea {...control} {...bind("message")} rows={6} maxLength={MESSAGE_LENGTH.body} />}
      </Field>
    </>
  );
}
