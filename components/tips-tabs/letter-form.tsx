"use client";

import { useRef, useState } from "react";
import { receiptText } from "@/components/contact/receipt-text";
import { addressErrors, addressIn, NUMBER_HINT } from "@/components/forms/address";
import { AddressField } from "@/components/forms/address-field";
import { DraftNotices } from "@/components/forms/draft-notices";
import { Honeypot } from "@/components/forms/honeypot";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import { fetchJson } from "@/lib/http/fetch-json";
import { MESSAGE_LENGTH } from "@/lib/messages/rules";
import type { ReceivedView } from "@/lib/messages/view";
import { fieldsOf, LETTER_FORMS, type LetterField, type LetterKind, missingIn } from "./letter-forms";

/** A letter to the team, written in a dialog; what was typed outlives its closing. Answered by mail, or by hand to a number. */
export function LetterForm({ kind, onSent }: { kind: LetterKind; onSent?: () => void }) {
  const { draft: draftKind, fields, send } = LETTER_FORMS[kind];
  const element = useRef<HTMLFormElement>(null);
  const { draft, ready, restored, setValue, clear, openSeconds } = useDraft(draftKind, element);
  const online = useOnline();
  const [sent, setSent] = useState<ReceivedView | null>(null);
  const names = [...fieldsOf(kind), "website"] as const;
  const { state, form } = useSubmit<LetterField | "website", ReceivedView>(names, {
    check: (values) => {
      const errors = missingIn(kind, values);
      return Object.keys(errors).length > 0 ? { message: EMPTY_FIELDS, errors } : null;
    },
    send: ({ email, ...values }, key, filled_seconds) => {
      const body = { kind, ...values, ...addressIn(email), filled_seconds };
      return fetchJson("/api/messages", { method: "POST", body, key });
    },
    openSeconds,
    onSent: (answer) => {
      clear();
      setSent(answer);
      onSent?.();
    },
    failed: "Pesan belum terkirim. Silakan coba lagi.",
    explain: ({ message, fields }) => ({ message, errors: addressErrors(fields) }),
  });

  if (sent) {
    return (
      <Notice tone="good" live="status" title="Terkirim. Terima kasih!">
        <p>{receiptText(sent)}</p>
        {onSent ? null : (
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setSent(null)}>
            Tulis lagi
          </Button>
        )}
      </Notice>
    );
  }

  const bind = (name: LetterField) => ({
    value: draft.values[name],
    onChange: (event: { target: { value: string } }) => setValue(name, event.target.value),
  });
  const id = (name: string) => `${kind.toLowerCase()}-${name}`;
  return (
    <form {...form} ref={element} aria-label={send} className="grid gap-4">
      <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
      <DraftNotices restored={restored} online={online} send={send} onClear={clear} />
      <SubmitOutcome state={state} idPrefix={id("")} />
      <Field name="name" id={id("name")} label="Nama" required error={state.errors.name}>
        {(control) => <Input {...control} {...bind("name")} maxLength={MESSAGE_LENGTH.name} autoComplete="name" />}
      </Field>
      <AddressField
        id={id("email")}
        {...bind("email")}
        error={state.errors.email}
        hint={
          <>
            Dengan mengirim formulir ini, Anda setuju kami menyimpannya, hanya untuk menjawab. {NUMBER_HINT}{" "}
            <PrivacyLink />
          </>
        }
      />
      {fields.map(({ name, label, max, hint, long }) => (
        <Field key={name} name={name} id={id(name)} label={label} hint={hint} required error={state.errors[name]}>
          {(control) =>
            long ? (
              <Textarea {...control} {...bind(name)} maxLength={max} rows={5} />
            ) : (
              <Input {...control} {...bind(name)} maxLength={max} />
            )
          }
        </Field>
      ))}
      <Honeypot id={id("website")} />
      <Button type="submit" wide disabled={!ready} busy={state.busy}>
        {state.busy ? "Mengirim…" : send}
      </Button>
    </form>
  );
}
