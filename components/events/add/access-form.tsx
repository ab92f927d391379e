"use client";

import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ACCESS_SECONDS } from "@/lib/events/event/rules";
import { fetchJson } from "@/lib/http/fetch-json";

const NEEDED = "Kode akses wajib diisi.";

interface AccessFormProps {
  /** The code was right. */
  onAllowed: () => void;
}

/** Asks for the events' access code. The server alone knows it, and counts the tries. */
export function AccessForm({ onAllowed }: AccessFormProps) {
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
        Menambah dan menghapus event memerlukan kode akses dari pengurus. Kode yang benar berlaku {ACCESS_SECONDS / 60}{" "}
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
