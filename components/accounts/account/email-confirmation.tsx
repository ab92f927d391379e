"use client";

import { useState } from "react";
import { PressButton } from "@/components/forms/press-button";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { CONFIRMATION_OVER } from "@/lib/accounts/recovery/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { useTicketHash } from "./ticket-hash";

/** Where the confirmation mail leads. A press of the button is needed, because programs open links in mails, too. */
export function EmailConfirmation() {
  const ticket = useTicketHash();
  const [done, setDone] = useState<string | null>(null);

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
    <>
      <p className="measure">
        Tekan tombol ini agar alamat tempat Anda menerima tautan ini menjadi email akun Sulur Anda.
      </p>
      <PressButton
        label="Konfirmasi email"
        send={(key) =>
          fetchJson<{ message: string }>("/api/account/email/confirm", { method: "POST", body: { ticket }, key })
        }
        onSent={({ message }) => setDone(message)}
      />
    </>
  );
}
