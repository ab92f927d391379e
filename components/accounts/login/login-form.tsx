import Link from "next/link";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { LineField } from "@/components/forms/typed-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { newName } from "@/lib/accounts/browser";
import { SignInOutcome } from "./sign-in-outcome";
import { useSignIn } from "./use-sign-in";

interface Errors {
  username?: string;
  password?: string;
}

const nothingToWatch = () => () => undefined;

/** Not drawn by `useForm`, whose program would take the page beyond its budget. */
export function LoginForm() {
  const { state, submit, reset } = useSignIn();
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const registered = useSyncExternalStore(nothingToWatch, newName, () => "");

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = String(data.get("username") ?? "");
    const password = String(data.get("password") ?? "");
    const found: Errors = {};
    if (!username.trim()) found.username = "Username wajib diisi.";
    if (!password) found.password = "Password wajib diisi.";
    setErrors(found);
    setAttempt(attempt + 1);
    reset();
    if (Object.keys(found).length === 0) void submit({ username, password, remember: data.has("remember") });
  }

  const busy = state.kind === "busy" || state.kind === "done";
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      {registered && state.kind === "idle" ? (
        <Notice tone="good">Akun {registered} sudah jadi. Ketik password untuk masuk.</Notice>
      ) : null}
      <ErrorSummary errors={{ ...errors }} attempt={attempt} />
      <SignInOutcome state={state} />
      <LineField
        name="username"
        label="Username"
        required
        error={errors.username}
        key={registered}
        defaultValue={registered}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        name="password"
        label="Password"
        required
        error={errors.password}
        after={
          <Link
            href="/forgot"
            prefetch={false}
            className="mt-2 inline-block py-1 font-semibold text-primary underline underline-offset-4"
          >
            Lupa password?
          </Link>
        }
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" maxLength={256} />}
      </Field>
      <Checkbox
        name="remember"
        label="Ingat saya"
        hint="Tetap masuk di perangkat ini selama 30 hari. Tanpa centang, sesi berakhir dalam sehari."
      />
      <Button type="submit" wide busy={busy}>
        {busy ? "Sedang masuk…" : "Masuk"}
      </Button>
      <p className="text-center text-ink-soft">
        Belum punya akun?{" "}
        <Link href="/register" prefetch={false} className="font-semibold text-primary underline underline-offset-4">
          Daftar
        </Link>
      </p>
    </form>
  );
}
