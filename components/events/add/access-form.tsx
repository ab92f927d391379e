"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import type { Refusal } from "@/components/forms/use-submission";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { ACCESS } from "@/lib/events/event/fields-manage";
import { ACCESS_SECONDS } from "@/lib/events/event/rules";
import type { RequestFailed } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { hasEventAccess } from "./access-ask";

interface AccessDialogProps {
  open: boolean;
  onClose: () => void;
  onAllowed: () => void;
}

interface AccessFormProps {
  /** The code was right. */
  onAllowed: () => void;
}

/** Asks for the events' access code. The server alone knows it, and counts the tries. */
function AccessForm({ onAllowed }: AccessFormProps) {
  const form = useForm<typeof ACCESS, unknown>(ACCESS, {
    to: "/api/events/access",
    idPrefix: "akses-",
    trusted: true,
    alone: true,
    again: true,
    onSent: onAllowed,
    unexplained: "Kode belum dapat diperiksa. Silakan coba lagi.",
    explain,
  });
  return (
    <Form
      of={form}
      label="Kode akses"
      note={null}
      className="grid gap-4"
      send="Lanjutkan"
      sending="Memeriksa kode…"
      look={{ wide: true }}
    >
      <p className="text-ink-soft">
        Menambah dan menghapus event memerlukan kode akses dari pengelola. Kode yang benar berlaku {ACCESS_SECONDS / 60}{" "}
        menit di peramban ini.
      </p>
      {form.field("code", {
        autoCapitalize: "none",
        autoCorrect: "off",
        spellCheck: false,
        enterKeyHint: "go",
        className: "[&_input]:font-mono",
      })}
    </Form>
  );
}

/** A code that is wrong is said at its field. */
function explain({ message, status }: RequestFailed): Refusal {
  const errors: FieldErrors = status === 403 || status === 400 ? { code: message } : {};
  return { message, errors };
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
