import { useState } from "react";
import { NewPasswordField } from "@/components/accounts/register/person-fields";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { fetchJson } from "@/lib/http/fetch-json";
import { checkReset, RESET_FIELDS } from "./check-recovery";
import { UNEXPECTED } from "./forgot-verify";

interface ForgotResetProps {
  ticket: string;
  /** For password managers; empty when the ticket came by mail. */
  username: string;
  onBack: () => void;
  onDone: (message: string) => void;
}

/** The second step: a new password, typed twice. */
export function ForgotReset({ ticket, username, onBack, onDone }: ForgotResetProps) {
  const [password, setPassword] = useState("");
  const { state, form } = useSubmit(RESET_FIELDS, {
    failed: UNEXPECTED,
    check: checkReset,
    send: ({ newPassword }, key) => {
      const body = { userId: ticket, newPassword };
      return fetchJson<{ message: string }>("/api/reset-password", { method: "POST", body, key, failed: UNEXPECTED });
    },
    onSent: ({ message }) => onDone(message),
  });
  return (
    <form {...form} className="grid gap-5">
      <SubmitOutcome state={state} />
      {username ? <input type="text" autoComplete="username" value={username} readOnly hidden /> : null}
      <NewPasswordField
        name="newPassword"
        label="Password baru"
        error={state.errors.newPassword}
        value={password}
        onValue={setPassword}
      />
      <Field name="confirmation" label="Konfirmasi password baru" required error={state.errors.confirmation}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={256} />}
      </Field>
      <Button type="submit" wide busy={state.busy}>
        {state.busy ? "Mengganti password…" : "Ganti password"}
      </Button>
      <Button variant="secondary" wide onClick={onBack}>
        Kembali
      </Button>
    </form>
  );
}
