"use client";

import { useEffect, useState } from "react";
import { SignInNext } from "@/components/accounts/login/sign-in-next";
import { LineField } from "@/components/forms/typed-field";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { buttonClass } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { register } from "@/lib/accounts/browser";
import {
  AGE,
  ageOf,
  isBlank,
  isStrongEnough,
  REGISTRATION_FIELDS,
  REGISTRATION_LABELS,
  type RegistrationField,
  registrationSummary,
  requiredMessage,
  SECURITY_QUESTION_KEYS,
  SECURITY_QUESTIONS,
  WEAK_PASSWORD,
  WRONG_AGE,
} from "@/lib/accounts/rules";
import { FAILED } from "@/lib/http/fetch-json";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";
import { NewPasswordField, usePasswordChecks } from "./person-fields";

const QUESTIONS = SECURITY_QUESTION_KEYS.map((value) => ({ value, label: SECURITY_QUESTIONS[value] }));

const HINTS: Partial<Record<RegistrationField, string>> = {
  username: "3–30 karakter; tidak harus nama asli Anda.",
  pertanyaan_keamanan: "Dipakai untuk mengenali Anda bila lupa password.",
  jawaban_keamanan: "Huruf besar dan kecil dianggap sama. Jawaban disimpan tersandi.",
};

const REDIRECT_MS = 1500;

/** Not drawn by `useForm`, whose program alone would take the page beyond its budget. */
export function RegisterForm() {
  const { state, form, done } = useRegistration();
  const [password, setPassword] = useState("");
  const { ready } = usePasswordChecks(password);
  // On a slow phone people type, and browsers fill in, before the scripts have arrived.
  useEffect(() => {
    const field = document.getElementById("password");
    if (field instanceof HTMLInputElement && field.value !== "") setPassword(field.value);
  }, []);

  if (done !== null) return <SignInNext message={done} />;

  const { busy, errors } = state;
  const propsOf = (name: RegistrationField) => {
    return { name, label: REGISTRATION_LABELS[name], hint: HINTS[name], required: true, error: errors[name] };
  };
  return (
    <form {...form} className="grid gap-5">
      {state.message && Object.keys(errors).length === 0 ? (
        <Notice tone="bad" live="alert" title={state.message} />
      ) : null}
      <ErrorSummary title={state.message} errors={errors} attempt={state.attempt} />
      <LineField {...propsOf("username")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <NewPasswordField
        {...propsOf("password")}
        id="password"
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <Field {...propsOf("daerah")}>
          {(control) => <Select {...control} options={REGISTRATION_PROVINCES} placeholder="Pilih provinsi" />}
        </Field>
        <LineField {...propsOf("umur")} inputMode="numeric" autoComplete="off" placeholder={`${AGE.min}–${AGE.max}`} />
      </div>
      <Field {...propsOf("pertanyaan_keamanan")}>
        {(control) => <Select {...control} options={QUESTIONS} placeholder="Pilih satu pertanyaan" />}
      </Field>
      <LineField {...propsOf("jawaban_keamanan")} autoComplete="off" spellCheck={false} />
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
function checkRegistration(values: Record<RegistrationField, string>): Refusal | null {
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
