"use client";

import { useState } from "react";
import { PressButton } from "@/components/forms/press-button";
import { useHash } from "@/components/forms/use-hash";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
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
    <>
      <p>Setelah ini kami tidak mengirim kabar komentar baru di topik itu ke email Anda.</p>
      <PressButton
        label="Berhenti mengikuti"
        send={() => fetchJson("/api/threads/unfollow", { method: "POST", body: requested })}
        onSent={() => setDone(true)}
      />
    </>
  );
}
