"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useHash } from "@/components/forms/use-hash";
import { useSubmit } from "@/components/forms/use-submit";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { unfollowIn } from "@/lib/forum/rules";
import { fetchJson } from "@/lib/http/fetch-json";

const TO_FORUM = (
  <ButtonLink href="/forum" variant="secondary">
    Buka forum
  </ButtonLink>
);

/** Ends the mails about a topic with one press; opening the page alone, as mail scanners do, ends nothing. */
export function Unfollowing() {
  const hash = useHash();
  const requested = hash === undefined ? undefined : unfollowIn(hash);
  const [done, setDone] = useState(false);
  const { state, form } = useSubmit([], {
    check: () => null,
    send: () => fetchJson("/api/threads/unfollow", { method: "POST", body: requested }),
    onSent: () => setDone(true),
  });
  if (requested === undefined) return null;
  if (requested === null) {
    return (
      <BrokenLink title="Tautan ini tidak lengkap" action={TO_FORUM}>
        Buka lagi tautan “berhenti” di email dari Sulur, atau masuk lalu matikan di halaman topiknya.
      </BrokenLink>
    );
  }

  if (done) {
    return (
      <>
        <Notice tone="good" live="status" title="Anda tidak lagi mengikuti topik ini">
          Kami tidak mengirim email lagi tentang topik itu.
        </Notice>
        {TO_FORUM}
      </>
    );
  }
  return (
    <form {...form} className="contents">
      <p>Setelah ini kami tidak mengirim kabar komentar baru di topik itu ke email Anda.</p>
      <SubmitOutcome state={state} />
      <Button type="submit" busy={state.busy}>
        {state.busy ? "Memproses…" : "Berhenti mengikuti"}
      </Button>
    </form>
  );
}
