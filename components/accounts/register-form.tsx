"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button-style";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import {
  AGE,
  isStrongEnough,
  REGISTRATION_LABELS,
  SECURITY_QUESTION_KEYS,
  SECURITY_QUESTIONS,
  USERNAME_LENGTH,
} from "@/lib/accounts/rules";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";
import type { RegistrationValues } from "./check-registration";
import { PasswordChecklist } from "./password-checklist";
import { SignInNext } from "./sign-in-next";
import { useRegistration } from "./use-registration";

const QUESTIONS = SECURITY_QUESTION_KEYS.map((value) => ({ value, label: SECURITY_QUESTIONS[value] }));

export function RegisterForm() {
  const { state, form, done } = useRegistration();
  const [password, setPassword] = useState("");

  if (done !== null) return <SignInNext message={done} />;

  const { busy } = state;
  const ready = isStrongEnough(password);
  const field = (name: keyof RegistrationValues) => ({
    name,
    label: REGISTRATION_LABELS[name],
    error: state.errors[name],
    required: true,
  });
  return (
    <form {...form} className="grid gap-5">
      {state.message && Object.keys(state.errors).length === 0 ? (
        <Notice tone="bad" live="alert" title={state.message} />
      ) : null}
      <ErrorSummary title={state.message} errors={state.errors} attempt={state.attempt} />
      <Field {...field("username")} hint="3–30 karakter; tidak harus nama asli Anda.">
        {(control) => (
          <Input
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={USERNAME_LENGTH.max}
          />
        )}
      </Field>
      <Field {...field("password")} after={<PasswordChecklist id="password-checks" password={password} />}>
        {(control) => (
          <PasswordInput
            {...control}
            aria-describedby={`password-checks ${control["aria-describedby"] ?? ""}`.trim()}
            autoComplete="new-password"
            maxLength={256}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <Field {...field("daerah")}>
          {(control) => <Select {...control} options={REGISTRATION_PROVINCES} placeholder="Pilih provinsi" />}
        </Field>
        <Field {...field("umur")}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              placeholder={`${AGE.min}–${AGE.max}`}
            />
          )}
        </Field>
      </div>
      <Field {...field("pertanyaan_keamanan")} hint="Dipakai untuk mengenali Anda bila lupa password.">
        {(control) => <Select {...control} options={QUESTIONS} placeholder="Pilih satu pertanyaan" />}
      </Field>
      <Field {...field("jawaban_keamanan")} hint="Huruf besar dan kecil dianggap sama. Jawaban disimpan tersandi.">
        {(control) => <Input {...control} autoComplete="off" spellCheck={false} maxLength={100} />}
      </Field>
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
            Tombol ini aktif setelah kelima syarat password terpenuhi.
          </p>
        )}
      </div>
    </form>
  );
}
