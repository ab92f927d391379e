"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { CONFIRMATION_OVER } from "@/lib/accounts/recovery/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { useTicketHash } from "./ticket-hash";

/** Where the confirmation mail leads. A press of the button is needed, because programs open links in mails, too. */
export function EmailConfirmation() {
  const ticket = useTicketHash();
  const [done, setDone] = useState<string | null>(null);
  const { state, form } = useSubmit([], {
    check: () => null,
    send: (_, key) =>
      fetchJson<{ message: string }>("/api/account/email/confirm", { method: "POST", body: { ticket }, key }),
    onSent: ({ message }) => setDone(message),
  });

  if (done !== null) {
    return (
      <>
        <Notice tone="good" live="status" title={done}>
          Tautan pemulihan dan kabar tentang keamanan akun kini dikirim ke alamat itu.
        </Notice>
        <ButtonLink href="/akun">Buka akun saya</ButtonLink>
      </>
    );
  }
  if (ticket === null) {
    return <BrokenLink title={CONFIRMATION_OVER} action={<ButtonLink href="/akun">Buka akun saya</ButtonLink>} />;
  }
  return (
    <form {...form} className="grid gap-5">
      <SubmitOutcome state={state} />
      <p className="measure">
        Tekan tombol ini agar alamat tempat Anda menerima tautan ini menjadi email akun Sulur Anda.
      </p>
      <div>
        <Button type="submit" busy={state.busy}>
          {state.busy ? "Mengonfirmasi…" : "Konfirmasi email"}
        </Button>
      </div>
    </form>
  );
}
