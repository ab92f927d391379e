"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useHash } from "@/components/forms/use-hash";
import { useSubmit } from "@/components/forms/use-submit";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { fetchJson } from "@/lib/http/fetch-json";
import { stopRequestPath } from "@/lib/mails/rules-stop";

const TO_HOME = (
  <ButtonLink href="/home" variant="secondary">
    Buka Sulur
  </ButtonLink>
);

/** Ends mails with one press; opening the page alone, as mail scanners do, ends nothing. */
export function StopMails() {
  const hash = useHash();
  const path = hash === undefined ? undefined : stopRequestPath(hash);
  const [done, setDone] = useState(false);
  const { state, form } = useSubmit([], {
    check: () => null,
    send: () => fetchJson(path ?? "", { method: "POST" }),
    onSent: () => setDone(true),
  });
  if (path === undefined) return null;
  if (path === null) {
    return (
      <BrokenLink title="Tautan ini tidak lengkap" action={TO_HOME}>
        Buka lagi tautan “Bukan saya / berhenti” di email dari Sulur.
      </BrokenLink>
    );
  }
  if (done) {
    return (
      <>
        <Notice tone="good" live="status" title="Anda tidak kami kirimi email ini lagi">
          Email tentang hal lain tidak berubah.
        </Notice>
        {TO_HOME}
      </>
    );
  }
  return (
    <form {...form} className="contents">
      <p>Setelah ini kami tidak mengirim email tentang hal itu lagi ke alamat Anda.</p>
      <SubmitOutcome state={state} />
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Memproses…" : "Bukan saya / berhenti"}
      </Button>
    </form>
  );
}
