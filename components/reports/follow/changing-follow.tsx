"use client";

import { useState } from "react";
import { PressButton } from "@/components/forms/press-button";
import { useHash } from "@/components/forms/use-hash";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { fetchJson } from "@/lib/http/fetch-json";
import { type FollowAction, followIn } from "@/lib/reports/follow/rules";
import type { FollowChangeView } from "@/lib/reports/follow/view";

const WORDS: Record<FollowAction, { lead: string; button: string; done: string; after: string }> = {
  confirm: {
    lead: "Setelah ini kami mengirim kabar saat status laporannya berubah atau warga menulis kabar baru.",
    button: "Ya, ikuti laporan ini",
    done: "Anda mengikuti laporan ini",
    after: "Setiap email memuat tautan untuk berhenti.",
  },
  stop: {
    lead: "Setelah ini kami tidak mengirim kabar tentang laporan itu lagi.",
    button: "Berhenti mengikuti",
    done: "Anda tidak lagi mengikuti laporan ini",
    after: "Kami tidak mengirim email lagi tentang laporan itu.",
  },
};

/** Begins or ends the mails about a report with one press; opening the page alone, as mail scanners do, does nothing. */
export function ChangingFollow() {
  const hash = useHash();
  const requested = hash === undefined ? undefined : followIn(hash);
  const [changed, setChanged] = useState<FollowChangeView | null>(null);
  if (requested === undefined) return null;
  if (requested === null) {
    return (
      <BrokenLink
        title="Tautan ini tidak lengkap"
        action={
          <ButtonLink href="/laporan" variant="secondary">
            Buka laporan warga
          </ButtonLink>
        }
      >
        Buka lagi tautan di email dari Sulur.
      </BrokenLink>
    );
  }
  const words = WORDS[requested.action];

  if (changed !== null) {
    return (
      <>
        <Notice tone="good" live="status" title={words.done}>
          {words.after}
        </Notice>
        <ButtonLink href={changed.code === null ? "/laporan" : `/laporan/${changed.code}`} variant="secondary">
          Lihat laporan
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{words.lead}</p>
      <PressButton
        label={words.button}
        send={() => fetchJson<FollowChangeView>("/api/reports/follows", { method: "PATCH", body: requested })}
        onSent={setChanged}
      />
    </>
  );
}
