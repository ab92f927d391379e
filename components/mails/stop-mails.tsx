"use client";

import { useState } from "react";
import { PressButton } from "@/components/forms/press-button";
import { useHash } from "@/components/forms/use-hash";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { fetchJson } from "@/lib/http/fetch-json";
import { canTakeBackStop, stopRequestPath } from "@/lib/mails/rules-stop";

const TO_HOME = (
  <ButtonLink href="/home" variant="secondary">
    Buka Sulur
  </ButtonLink>
);

type Outcome = "stopped" | "resumed";

/** Ends mails with one press, and takes it back with another; opening the page alone, as mail scanners do, does neither. */
export function StopMails() {
  const hash = useHash();
  const path = hash === undefined ? undefined : stopRequestPath(hash);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (hash === undefined || path === undefined) return null;
  if (path === null) {
    return (
      <BrokenLink title="Tautan ini tidak lengkap" action={TO_HOME}>
        Buka lagi tautan “Bukan saya / berhenti” di email dari Sulur.
      </BrokenLink>
    );
  }
  const press = (method: "POST" | "DELETE") => () => fetchJson(path, { method });
  const resume = canTakeBackStop(hash) ? (
    <PressButton
      key="resume"
      label="Kirimi lagi"
      variant="secondary"
      send={press("DELETE")}
      onSent={() => setOutcome("resumed")}
    />
  ) : null;
  if (outcome === "resumed") {
    return (
      <>
        <Notice tone="good" live="status" title="Email tentang hal itu kami kirim lagi">
          Email yang sementara itu tidak terkirim tidak menyusul.
        </Notice>
        {TO_HOME}
      </>
    );
  }
  if (outcome === "stopped") {
    return (
      <>
        <Notice tone="good" live="status" title="Anda tidak kami kirimi email ini lagi">
          Email tentang hal lain tidak berubah.
        </Notice>
        {resume}
        {TO_HOME}
      </>
    );
  }
  return (
    <>
      <p>
        Setelah ini kami tidak mengirim email tentang hal itu lagi ke alamat Anda.
        {resume ? " Sudah berhenti dan ingin menerimanya lagi? Tekan “Kirimi lagi”." : null}
      </p>
      <PressButton key="stop" label="Bukan saya / berhenti" send={press("POST")} onSent={() => setOutcome("stopped")} />
      {resume}
    </>
  );
}
