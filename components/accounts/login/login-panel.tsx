"use client";

import Link from "next/link";
import { type FormEvent, useEffect, useState, useSyncExternalStore } from "react";
import { LineField } from "@/components/forms/typed-field";
import { hasHint } from "@/components/outbox/hint";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { newName, returnPath, signIn } from "@/lib/accounts/browser";
import type { SessionUser } from "@/lib/accounts/view";
import { FAILED, RequestFailed } from "@/lib/http/fetch-json";

/** The spec lets residents read the greeting this long; staff go on at once. */
const REDIRECT_MS = 500;

type SignInState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "done"; username: string; warning?: { text: string; target: string } }
  | { kind: "failed"; message: string; hint?: string };

interface Errors {
  username?: string;
  password?: string;
}

const nothingToWatch = () => () => undefined;

/** The form for everyone, or in its place the admin-password card. */
export function LoginPanel() {
  const [asAdmin, setAsAdmin] = useState(false);
  return (
    <>
      {asAdmin ? <AdminCard /> : <LoginForm />}
      <AdminSwitch on={asAdmin} onChange={setAsAdmin} />
    </>
  );
}

function AdminSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="needs-script mt-4 flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold text-ink-soft hover:bg-panel"
    >
      <Icon name="shield" />
      <span className="flex-1">Masuk sebagai admin</span>
      <span
        aria-hidden="true"
        className={classNames(
          "flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors duration-150",
          on ? "justify-end border-primary bg-primary" : "justify-start border-control bg-paper",
        )}
      >
        <span className={classNames("size-5 rounded-full", on ? "bg-on-primary" : "bg-ink-faint")} />
      </span>
    </button>
  );
}

/** An ordinary sign-in of the one admin whose name the server knows. */
function AdminCard() {
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

function LoginForm() {
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

/** What became of the attempt, read aloud at once. */
function SignInOutcome({ state }: { state: SignInState }) {
  if (state.kind === "done" && state.warning) {
    return (
      <Notice tone="wait" icon="shield" live="alert" title={`Selamat datang, ${state.username}.`}>
        <p>{state.warning.text}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          {/* No `Link`: a whole new page, so that nothing read before stays in memory. */}
          <a href={state.warning.target} className={buttonClass({})}>
            Lanjutkan
          </a>
          <a href="/akun" className={buttonClass({ variant: "secondary" })}>
            Buka akun
          </a>
        </p>
      </Notice>
    );
  }
  if (state.kind === "done") {
    return (
      <Notice tone="good" live="status" title={`Selamat datang, ${state.username}.`}>
        Halaman Anda sedang dibuka…
      </Notice>
    );
  }
  if (state.kind === "failed") {
    return (
      <Notice tone="bad" live="alert" title={state.message}>
        {state.hint}
      </Notice>
    );
  }
  return null;
}

/** Signs in and leaves the page; a whole new page, so that nothing read before stays in memory. */
function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: "idle" });

  // Who comes back by the browser's button finds the page as it was left, and must be able to sign in again.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState({ kind: "idle" });
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  async function submit(form: Parameters<typeof signIn>[0]): Promise<void> {
    setState({ kind: "busy" });
    try {
      // What another may have written on this device must not go out under this name.
      if (hasHint())
        await import("@/components/outbox/outbox").then(
          ({ ask }) => ask({ ask: "hold" }),
          () => null,
        );
      const { user, warning } = await signIn(form);
      const target = targetAfter(user);
      setState({ kind: "done", username: user.username, ...(warning && { warning: { text: warning, target } }) });
      if (!warning) setTimeout(() => window.location.assign(target), user.role === "user" ? REDIRECT_MS : 0);
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return { state, submit, reset: () => setState({ kind: "idle" }) };
}

function targetAfter({ role }: SessionUser): string {
  return returnPath(window.location.href) ?? (role === "user" ? "/home" : "/admin");
}

function failureOf(error: unknown): SignInState {
  if (!(error instanceof RequestFailed)) return { kind: "failed", message: FAILED };
  if (error.status === 0) return { kind: "failed", message: FAILED, hint: error.message };
  return { kind: "failed", message: error.message };
}
