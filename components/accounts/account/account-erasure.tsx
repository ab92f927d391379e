"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ERASURE_WORD } from "@/lib/accounts/own/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { checkErasure, ERASURE_FIELDS } from "./check-secrets";
import { CurrentPassword } from "./current-password";
import { ErasureTerms } from "./erasure-terms";

/** Says what goes and what stays, and erases the account for good. */
export function AccountErasure({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" className="needs-script" onClick={() => setOpen(true)}>
        Hapus akun…
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Hapus akun ${username}?`}>
        <ErasureTerms />
        <ErasureForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ErasureForm({ onCancel }: { onCancel: () => void }) {
  const { state, form } = useSubmit(ERASURE_FIELDS, {
    failed: "Terjadi kesalahan. Akun Anda belum dihapus. Silakan coba lagi.",
    check: checkErasure,
    send: (body) => fetchJson("/api/account/erasure", { method: "POST", body }),
    onSent: leave,
  });
  return (
    <form {...form} aria-label="Hapus akun" className="mt-5 grid gap-4">
      <SubmitOutcome state={state} idPrefix="hapus-" />
      <CurrentPassword id="hapus-password" error={state.errors.password} />
      <Field
        id="hapus-confirmation"
        name="confirmation"
        label={`Ketik "${ERASURE_WORD}"`}
        hint="Tanda bahwa Anda sungguh ingin menghapus akun ini. Tidak dapat diurungkan."
        required
        error={state.errors.confirmation}
      >
        {(control) => <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={20} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="danger" busy={state.busy}>
          {state.busy ? "Menghapus akun…" : "Hapus akun selamanya"}
        </Button>
      </div>
    </form>
  );
}

/** Nothing of the account stays in this browser either: drafts, what was sent, the page itself. */
function leave(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  window.location.replace("/akun/dihapus");
}
