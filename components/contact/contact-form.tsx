"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { NUMBER_HINT } from "@/components/forms/address";
import { draftOf } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { type FormHandle, useForm } from "@/components/forms/use-form";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Notice } from "@/components/ui/notice";
import { CONTACT } from "@/lib/messages/fields-contact";
import type { ReceivedView } from "@/lib/messages/view";
import { receiptText } from "./receipt-text";

/** How long the success stands before the form is empty again, and "Gagal Mengirim" in the button (spec 8). */
const SENT_MS = 3_000;

const FAILED_MS = 2_000;

const DRAFT = { ...draftOf(CONTACT, "sulur:draf-hubungi"), preset: linkedSubject };

const SEND = "Kirim Pesan";

/** The letter to the team: kept while it is written, sent once, never lost. */
export function ContactForm() {
  const form = useForm<typeof CONTACT, ReceivedView>(CONTACT, {
    draft: useFormDraft(DRAFT),
    to: "/api/messages",
    more: () => ({ kind: "CONTACT" }),
    onSent: () => {},
  });
  const { sending, busy, field } = form;
  useEmptyAfterSuccess(form);
  const hasJustFailed = useJustFailed(form);
  const sent = sending.step === "sent";
  return (
    <Form
      of={form}
      labelledBy="judul-formulir"
      className="needs-script grid gap-5 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8"
      title={
        <h2 id="judul-formulir" className="text-2xl">
          Tulis pesan
        </h2>
      }
      send={SEND}
      failed="Pesan belum terkirim"
      button={busy ? "Mengirim…" : sent ? "Terkirim" : hasJustFailed ? "Gagal Mengirim" : SEND}
      outcome={
        sending.step === "sent" ? (
          <Notice tone="good" live="status" title="Pesan Anda terkirim. Terima kasih!">
            {receiptText(sending.answer)}
          </Notice>
        ) : null
      }
    >
      {field("user_name")}
      {field("user_email", {
        hint: (
          <>
            Dengan mengirim formulir ini, Anda setuju kami menyimpan alamat dan nomor Anda, hanya untuk menjawab pesan
            ini. {NUMBER_HINT} <PrivacyLink />
          </>
        ),
      })}
      {field("user_phone")}
      {field("project_category")}
      {field("subject")}
      {field("message")}
    </Form>
  );
}

/** The subject for people who know an office's number, and come from a report's page. */
function linkedSubject(): { subject?: string } {
  const code = /^#kanal=([\w-]{1,30})$/u.exec(location.hash)?.[1];
  return code ? { subject: `Nomor kantor untuk laporan ${code}` } : {};
}

/** Empties the form once the success has been read. */
function useEmptyAfterSuccess({ sending, clear, startAnother }: FormHandle<typeof CONTACT, ReceivedView>): void {
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
}

/** Whether the button still says that sending failed. */
function useJustFailed({ failure }: FormHandle<typeof CONTACT, ReceivedView>): boolean {
  const failed = failure !== null && failure.status !== null ? failure.attempt : 0;
  const [shownFailure, setShownFailure] = useState(0);
  useEffect(() => {
    if (failed === 0) return;
    const timer = setTimeout(() => setShownFailure(failed), FAILED_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  return failed > shownFailure;
}
