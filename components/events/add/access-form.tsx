"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { ACCESS_SECONDS } from "@/lib/events/event/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { hasEventAccess } from "./access-ask";

interface AccessDialogProps {
  open: boolean;
  onClose: () => void;
  onAllowed: () => void;
}

const NEEDED = "Kode akses wajib diisi.";

interface AccessFormProps {
  /** The code was right. */
  onAllowed: () => void;
}

/** Asks for the events' access code. The server alone knows it, and counts the tries. */
function AccessForm({ onAllowed }: AccessFormProps) {
  const { state, form } = useSubmit<"code", void>(["code"], {
    check: ({ code }) => (code.trim() === "" ? { message: NEEDED, errors: { code: NEEDED } } : null),
    send: ({ code }) => fetchJson("/api/events/access", { method: "POST", body: { code: code.trim() } }),
    onSent: onAllowed,
    failed: "Kode belum dapat diperiksa. Silakan coba lagi.",
    explain: ({ message, status }) => {
      const errors: Record<string, string> = status === 403 || status === 400 ? { code: message } : {};
      return { message, errors };
    },
  });
  return (
    <form {...form} aria-label="Kode akses" className="grid gap-4">
      <p className="text-ink-soft">
        Menambah dan menghapus event memerlukan kode akses dari pengelola. Kode yang benar berlaku {ACCESS_SECONDS / 60}{" "}
        menit di peramban ini.
      </p>
      {state.message && Object.keys(state.errors).length === 0 ? <SubmitOutcome state={state} /> : null}
      <Field name="code" id="kode-akses" label="Kode akses" required error={state.errors.code}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            className="font-mono"
          />
        )}
      </Field>
      <p role="alert" className="sr-only">
        {state.errors.code ?? ""}
      </p>
      <Button type="submit" wide busy={state.busy}>
        {state.busy ? "Memeriksa kode…" : "Lanjutkan"}
      </Button>
    </form>
  );
}

/** The question before the dialogs that add and delete events. */
export function AccessDialog({ open, onClose, onAllowed }: AccessDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Masukkan kode akses">
      <AccessForm onAllowed={onAllowed} />
    </Dialog>
  );
}

/** Shows what stands behind the access code once it was entered, and to staff at once. */
export function AccessGate({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<"asking" | "code" | "entered" | "open">("asking");
  const inside = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let left = false;
    void hasEventAccess().then((allowed) => left || setStep(allowed ? "open" : "code"));
    return () => {
      left = true;
    };
  }, []);

  // Only who has just pressed a button is led on; who was let in at once reads from the top.
  useEffect(() => {
    if (step === "entered") inside.current?.focus();
  }, [step]);

  return (
    <div className="needs-script rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8">
      {step === "asking" ? (
        <>
          <SkeletonStatus text="Memeriksa akses…" />
          <Skeleton className="h-48" />
        </>
      ) : null}
      {step === "code" ? <AccessForm onAllowed={() => setStep("entered")} /> : null}
      {step === "entered" || step === "open" ? (
        <div ref={inside} tabIndex={-1}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
