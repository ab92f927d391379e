"use client";

import { useRef } from "react";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { CONTACT_DRAFT } from "./contact-draft";
import { ContactFields } from "./contact-fields";
import { receiptText } from "./receipt-text";
import { useSendContact } from "./use-send-contact";

const ERROR_PLACES: ErrorPlaces = [
  "user_name",
  "user_email",
  "user_phone",
  "project_category",
  "subject",
  "message",
].map((field) => [field, field] as const);

const SEND = "Kirim Pesan";

/** The letter to the team: kept while it is written, sent once, never lost. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const handle = useDraft(CONTACT_DRAFT, form);
  const { draft, ready, restored, setValue, clear } = handle;
  const online = useOnline();
  const { sending, failure, submit, justFailed } = useSendContact(handle);
  const sent = sending.step === "sent";
  const busy = sending.step === "sending";
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
        {failure ? <FieldProblems failure={failure} places={ERROR_PLACES} /> : null}
      </div>
      <ContactFields values={draft.values} errors={failure?.fields ?? {}} onValue={setValue} />
      <Honeypot id="website" />
      {failure ? <SendProblem failure={failure} places={ERROR_PLACES} title="Pesan belum terkirim" /> : null}
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
