import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SignInOutcome } from "./sign-in-outcome";
import { useSignIn } from "./use-sign-in";

/** An ordinary sign-in of the one admin whose name the server knows. */
export function AdminCard() {
  const { state, submit, reset } = useSignIn();
  const [error, setError] = useState<string>();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    setError(password ? undefined : "Password admin wajib diisi.");
    reset();
    if (password) void submit({ admin: true, password, remember: false });
    else event.currentTarget.querySelector("input")?.focus();
  }

  const busy = state.kind === "busy" || state.kind === "done";
  return (
    <Card as="section" featured>
      <h2 className="text-xl">Password admin</h2>
      <p className="mt-1 mb-4 text-ink-soft">Untuk pengelola yang memeriksa laporan warga.</p>
      <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <SignInOutcome state={state} />
        <Field id="admin-password" name="password" label="Password Admin" required error={error}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={256} autoFocus />}
        </Field>
        <Button type="submit" wide busy={busy}>
          {busy ? "Sedang masuk…" : "Buka dasbor admin"}
        </Button>
      </form>
    </Card>
  );
}
