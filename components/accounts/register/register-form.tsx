"use client";

import { useState } from "react";
import { SignInNext } from "@/components/accounts/login/sign-in-next";
import { LineField } from "@/components/forms/typed-field";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { buttonClass } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import { register } from "@/lib/accounts/browser";
import {
  ageOf,
  isBlank,
  isStrongEnough,
  REGISTRATION_FIELDS,
  REGISTRATION_LABELS,
  type RegistrationField,
  registrationSummary,
  requiredMessage,
  USERNAME_LENGTH,
  WEAK_PASSWORD,
  WRONG_AGE,
} from "@/lib/accounts/rules";
import { FAILED } from "@/lib/http/fetch-json";
import { AgeField, NewPasswordField, QuestionFields, RegionField, usePasswordChecks } from "./person-fields";

type RegistrationValues = Record<RegistrationField, string>;

const REDIRECT_MS = 1500;

export function RegisterForm() {
  const { state, form, done } = useRegistration();
  const [password, setPassword] = useState("");
  const { ready } = usePasswordChecks(password);

  if (done !== null) return <SignInNext message={done} />;

  const { busy } = state;
  return (
    <form {...form} className="grid gap-5">
      {state.message && Object.keys(state.errors).length === 0 ? (
        <Notice tone="bad" live="alert" title={state.message} />
      ) : null}
      <ErrorSummary title={state.message} errors={state.errors} attempt={state.attempt} />
      <LineField
        name="username"
        label={REGISTRATION_LABELS.username}
        hint="3–30 karakter; tidak harus nama asli Anda."
        required
        error={state.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_LENGTH.max}
      />
      <NewPasswordField
        name="password"
        label={REGISTRATION_LABELS.password}
        error={state.errors.password}
        value={password}
        onValue={setPassword}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <RegionField error={state.errors.daerah} />
        <AgeField error={state.errors.umur} />
      </div>
      <QuestionFields errors={state.errors} />
      <p className="text-sm text-ink-soft">
        Data ini hanya dipakai untuk akun Anda dan dapat Anda hapus kapan saja. <PrivacyLink />
      </p>
      <div>
        <button
          type="submit"
          aria-disabled={busy || !ready || undefined}
          aria-busy={busy || undefined}
          aria-describedby={ready ? undefined : "submit-hint"}
          className={buttonClass({ wide: true })}
        >
          {busy ? "Sedang mendaftar…" : "Daftar"}
        </button>
        {ready ? null : (
          <p id="submit-hint" className="mt-2 text-center text-sm text-ink-faint">
            Tombol ini aktif setelah syarat password terpenuhi.
          </p>
        )}
      </div>
    </form>
  );
}

/** Sends the form, and after the good news goes on to /login. */
function useRegistration() {
  const [done, setDone] = useState<string | null>(null);
  const submission = useSubmit(REGISTRATION_FIELDS, {
    failed: FAILED,
    check: checkRegistration,
    send: register,
    onSent: ({ message }) => {
      setDone(message);
      setTimeout(() => window.location.assign(`/login${window.location.search}`), REDIRECT_MS);
    },
    explain: ({ status, message, fields }) => {
      if (status === 0) return { message: FAILED, errors: {} };
      return { message, errors: status === 409 ? { username: message } : fields };
    },
  });
  return { ...submission, done };
}

/** What can be said without asking the server, which checks everything again. */
export function checkRegistration(values: RegistrationValues): Refusal | null {
  const errors: Record<string, string> = {};
  for (const field of REGISTRATION_FIELDS) {
    const message = messageFor(field, values[field]);
    if (message) errors[field] = message;
  }
  const first = Object.values(errors)[0];
  return first === undefined ? null : { message: registrationSummary(errors) ?? first, errors };
}

function messageFor(field: RegistrationField, value: string): string | undefined {
  if (field === "password") return isStrongEnough(value) ? undefined : WEAK_PASSWORD;
  if (isBlank(value)) return requiredMessage(field);
  return field === "umur" && ageOf(value) === null ? WRONG_AGE : undefined;
}
