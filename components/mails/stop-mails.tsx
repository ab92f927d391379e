"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useHash } from "@/components/forms/use-hash";
import { useSubmit } from "@/components/forms/use-submit";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button, ButtonLink } from "@/components/ui/button";
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
  const resume = canTakeBackStop(hash) ? (
    <Press key="resume" path={path} method="DELETE" label="Kirimi lagi" onDone={() => setOutcome("resumed")} />
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
      <Press key="stop" path={path} method="POST" label="Bukan saya / berhenti" onDone={() => setOutcome("stopped")} />
      {resume}
    </>
  );
}

interface PressProps {
  path: string;
  method: "POST" | "DELETE";
  label: string;
  onDone: () => void;
}

function Press({ path, method, label, onDone }: PressProps) {
  const { state, form } = useSubmit([], { check: () => null, send: () => fetchJson(path, { method }), onSent: onDone });
  return (
    <form {...form} className="contents">
      <SubmitOutcome state={state} />
      <Button type="submit" variant={method === "POST" ? "primary" : "secondary"} busy={state.busy}>
        {state.busy ? "Memproses…" : label}
      </Button>
    </form>
  );
}
