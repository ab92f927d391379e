"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { NewPasswordField } from "@/components/accounts/register/person-fields";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import type { ChangedView } from "@/lib/accounts/own/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { AccountSecret, SecretButtons } from "./account-secret";
import { checkPasswordChange, PASSWORD_FIELDS } from "./check-secrets";
import { CurrentPassword } from "./current-password";

export function AccountPassword() {
  return (
    <AccountSecret label="Ganti password" form={(end) => <PasswordForm {...end} />}>
      <p className="measure text-ink-soft">
        Setelah diganti, semua perangkat lain dan token API dikeluarkan dari akun ini.
      </p>
    </AccountSecret>
  );
}

function PasswordForm(props: { onDone: (message: string) => void; onCancel: () => void }) {
  const router = useRouter();
  const [password, setPassword] = useState("");
  const { state, form } = useSubmit(PASSWORD_FIELDS, {
    failed: "Terjadi kesalahan. Silakan coba lagi.",
    check: checkPasswordChange,
    send: ({ password, new_password }, key) => {
      const body = { password, new_password };
      return fetchJson<ChangedView>("/api/account/password", { method: "POST", body, key });
    },
    onSent: ({ message }) => {
      props.onDone(message);
      router.refresh();
    },
  });
  return (
    <form {...form} aria-label="Ganti password" className="grid gap-4">
      <SubmitOutcome state={state} idPrefix="sandi-" />
      <CurrentPassword id="sandi-password" error={state.errors.password} autoFocus />
      <NewPasswordField
        id="sandi-new_password"
        name="new_password"
        label="Password baru"
        error={state.errors.new_password}
        value={password}
        onValue={setPassword}
      />
      <Field
        id="sandi-confirmation"
        name="confirmation"
        label="Konfirmasi password baru"
        required
        error={state.errors.confirmation}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" maxLength={256} />}
      </Field>
      <SecretButtons
        busy={state.busy}
        label="Simpan password baru"
        busyLabel="Mengganti password…"
        onCancel={props.onCancel}
      />
    </form>
  );
}
