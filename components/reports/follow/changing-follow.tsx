"use client";

import { useState } from "react";
import { useHash } from "@/components/forms/use-hash";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { type FollowAction, followIn } from "@/lib/reports/follow/rules";
import type { FollowChangeView } from "@/lib/reports/follow/view";

type Step = { is: "ready" | "busy" } | { is: "done"; code: string | null } | { is: "failed"; why: string };

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
  const [step, setStep] = useState<Step>({ is: "ready" });
  if (hash === undefined) return null;
  const requested = followIn(hash);
  if (requested === null) {
    return (
      <>
        <Notice tone="bad" title="Tautan ini tidak lengkap">
          Buka lagi tautan di email dari Sulur.
        </Notice>
        <ButtonLink href="/laporan" variant="secondary">
          Buka laporan warga
        </ButtonLink>
      </>
    );
  }
  const words = WORDS[requested.action];

  async function change() {
    setStep({ is: "busy" });
    try {
      const request = { method: "PATCH", body: requested } as const;
      setStep({ is: "done", code: (await fetchJson<FollowChangeView>("/api/reports/follows", request)).code });
    } catch (error) {
      const why = error instanceof RequestFailed ? error.message : "Terjadi kesalahan. Silakan coba lagi.";
      setStep({ is: "failed", why });
    }
  }

  if (step.is === "done") {
    return (
      <>
        <Notice tone="good" live="status" title={words.done}>
          {words.after}
        </Notice>
        <ButtonLink href={step.code === null ? "/laporan" : `/laporan/${step.code}`} variant="secondary">
          Lihat laporan
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{words.lead}</p>
      {step.is === "failed" ? <Notice tone="bad" live="alert" title={step.why} /> : null}
      <Button busy={step.is === "busy"} onClick={() => void change()}>
        {step.is === "busy" ? "Memproses…" : words.button}
      </Button>
    </>
  );
}
