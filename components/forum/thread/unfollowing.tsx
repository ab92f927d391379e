"use client";

import { useState } from "react";
import { useHash } from "@/components/forms/use-hash";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { unfollowIn } from "@/lib/forum/rules";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

type Step = { is: "ready" | "busy" | "done" } | { is: "failed"; why: string };

/** Ends the mails about a topic with one press; opening the page alone, as mail scanners do, ends nothing. */
export function Unfollowing() {
  const hash = useHash();
  const [step, setStep] = useState<Step>({ is: "ready" });
  if (hash === undefined) return null;
  const requested = unfollowIn(hash);
  if (requested === null) {
    return (
      <>
        <Notice tone="bad" title="Tautan ini tidak lengkap">
          Buka lagi tautan “berhenti” di email dari Sulur, atau masuk lalu matikan di halaman topiknya.
        </Notice>
        <ButtonLink href="/forum" variant="secondary">
          Buka forum
        </ButtonLink>
      </>
    );
  }

  async function stop() {
    setStep({ is: "busy" });
    try {
      await fetchJson("/api/threads/unfollow", { method: "POST", body: requested });
      setStep({ is: "done" });
    } catch (error) {
      const why = error instanceof RequestFailed ? error.message : "Terjadi kesalahan. Silakan coba lagi.";
      setStep({ is: "failed", why });
    }
  }

  if (step.is === "done") {
    return (
      <>
        <Notice tone="good" live="status" title="Anda tidak lagi mengikuti topik ini">
          Kami tidak mengirim email lagi tentang topik itu.
        </Notice>
        <ButtonLink href="/forum" variant="secondary">
          Buka forum
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>Setelah ini kami tidak mengirim kabar komentar baru di topik itu ke email Anda.</p>
      {step.is === "failed" ? <Notice tone="bad" live="alert" title={step.why} /> : null}
      <Button busy={step.is === "busy"} onClick={() => void stop()}>
        {step.is === "busy" ? "Memproses…" : "Berhenti mengikuti"}
      </Button>
    </>
  );
}
