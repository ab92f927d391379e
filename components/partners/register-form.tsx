"use client";

import { useEffect, useRef, useState } from "react";
import { Honeypot } from "@/components/forms/honeypot";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson } from "@/lib/http/fetch-json";
import { PARTNER_MESSAGES, PARTNER_NOTICE_MS } from "@/lib/partners/rules";
import type { CreatedPartnerView } from "@/lib/partners/view";
import { RegisterFields } from "./register-fields";
import { missingIn, REGISTER_FIELDS } from "./register-values";
import { SentPartner } from "./sent-partner";

/** Registers a waste bank; on success it stands first in the list and the form is empty again (spec 4). */
export function RegisterForm({ onRegistered }: { onRegistered: (partner: CreatedPartnerView) => void }) {
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<CreatedPartnerView | null>(null);
  const openedAt = useRef(0);
  // A repeated try must be the same to the letter.
  const filled = useRef({ key: "", seconds: 0 });
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  function secondsFor(key: string): number {
    if (filled.current.key !== key) {
      filled.current = { key, seconds: Math.round((performance.now() - openedAt.current) / 1000) };
    }
    return filled.current.seconds;
  }

  const { state, form } = useSubmit(REGISTER_FIELDS, {
    check: missingIn,
    send: (values, key) =>
      fetchJson<CreatedPartnerView>("/api/partners", {
        method: "POST",
        body: { ...values, filled_seconds: secondsFor(key) },
        key,
        failed: PARTNER_MESSAGES.failed,
      }),
    onSent: (partner) => {
      showToast({ text: "Pendaftaran berhasil! Terima kasih telah bergabung.", milliseconds: PARTNER_NOTICE_MS });
      setSent(partner);
      setRound(round + 1);
      onRegistered(partner);
    },
    failed: PARTNER_MESSAGES.failed,
  });

  return (
    <div className="grid gap-5">
      {sent === null ? null : <SentPartner key={sent.id} partner={sent} />}
      <form key={round} {...form} aria-label="Pendaftaran bank sampah" className="needs-script grid gap-4">
        <SubmitOutcome state={state} idPrefix="mitra-" />
        <RegisterFields errors={state.errors} />
        <Honeypot id="mitra-website" />
        <p className="text-sm text-ink-faint">
          Nama, nomor telepon, dan alamat tampil untuk umum sebagai kontak bank sampah ini: pakai nomor pengurus yang
          boleh dihubungi warga. Email tidak pernah ditampilkan; hanya admin yang dapat melihatnya. <PrivacyLink />
        </p>
        <Button type="submit" size="large" busy={state.busy} className="sm:justify-self-start">
          {state.busy ? "Mengirim pendaftaran…" : "Daftarkan bank sampah"}
        </Button>
      </form>
    </div>
  );
}
