"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTicketHash } from "@/components/accounts/account/ticket-hash";
import { SignInNext } from "@/components/accounts/login/sign-in-next";
import { NewPasswordField } from "@/components/accounts/register/person-fields";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { LineField } from "@/components/forms/typed-field";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import {
  NO_ANSWER,
  NO_QUESTION,
  NO_USERNAME,
  UNEQUAL_PASSWORDS,
  WEAK_NEW_PASSWORD,
} from "@/lib/accounts/recovery/rules";
import { isBlank, isStrongEnough, SECURITY_QUESTION_KEYS, SECURITY_QUESTIONS } from "@/lib/accounts/rules";
import { fetchJson } from "@/lib/http/fetch-json";

const VERIFY_FIELDS = ["username", "selectedQuestion", "securityAnswer"] as const;
type VerifyValues = Record<(typeof VERIFY_FIELDS)[number], string>;
const RESET_FIELDS = ["newPassword", "confirmation"] as const;
type ResetValues = Record<(typeof RESET_FIELDS)[number], string>;
const SUMMARY = "Ada isian yang perlu diperbaiki";

const QUESTIONS = SECURITY_QUESTION_KEYS.map((value) => ({ value, label: SECURITY_QUESTIONS[value] }));

const UNEXPECTED = "Terjadi kesalahan tidak terduga. Mohon coba lagi.";

interface ForgotVerifyProps {
  /** What was typed before, when somebody comes back. */
  values: VerifyValues;
  onVerified: (ticket: string, values: VerifyValues) => void;
}

interface ForgotResetProps {
  ticket: string;
  /** For password managers; empty when the ticket came by mail. */
  username: string;
  onBack: () => void;
  onDone: (message: string) => void;
}

const REDIRECT_MS = 3000;

const NOTHING: VerifyValues = { username: "", selectedQuestion: "", securityAnswer: "" };

/** The two steps of /forgot; the link of a mail opens the second one. */
export function ForgotPanel() {
  const mailed = useTicketHash();
  const [values, setValues] = useState(NOTHING);
  const [shown, setShown] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [returned, setReturned] = useState(false);
  const ticket = shown ?? mailed ?? null;

  function goBack() {
    setReturned(true);
    setShown(null);
    if (mailed) window.location.hash = "";
  }

  function finish(message: string) {
    setDone(message);
    setTimeout(() => window.location.assign("/login"), REDIRECT_MS);
  }

  if (done !== null) return <SignInNext message={done} />;
  if (ticket === null) {
    return (
      <Step key={1} number={1} title="Verifikasi akun" moved={returned}>
        <ForgotVerify
          values={values}
          onVerified={(issued, sent) => {
            setValues(sent);
            setShown(issued);
          }}
        />
      </Step>
    );
  }
  return (
    <Step key={2} number={2} title="Password baru" moved>
      <ForgotReset ticket={ticket} username={values.username} onBack={goBack} onDone={finish} />
    </Step>
  );
}

interface StepProps {
  number: 1 | 2;
  title: string;
  /** Somebody came here from the other step, so the focus has to be brought along. */
  moved: boolean;
  children: ReactNode;
}

function Step({ number, title, moved, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return (
    <section aria-labelledby="forgot-step">
      <h2 id="forgot-step" ref={heading} tabIndex={-1} className="mb-5 rounded-sm text-xl">
        <span className="block font-sans text-sm font-semibold text-ink-faint">Langkah {number} dari 2</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The second step: a new password, typed twice. */
function ForgotReset({ ticket, username, onBack, onDone }: ForgotResetProps) {
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

/** The first step: who the account belongs to. */
function ForgotVerify({ values, onVerified }: ForgotVerifyProps) {
  const { state, form } = useSubmit(VERIFY_FIELDS, {
    failed: UNEXPECTED,
    check: checkVerify,
    send: (body) => fetchJson<{ userId: string }>("/api/verify-account", { method: "POST", body, failed: UNEXPECTED }),
    onSent: ({ userId }, sent) => onVerified(userId, sent),
  });
  return (
    <form {...form} className="grid gap-5">
      {state.status === 401 ? (
        // Said of wrong data and of a mailed link alike, so it is no more bad news than good.
        <Notice tone="wait" icon="info" live="alert">
          {state.message}
        </Notice>
      ) : (
        <SubmitOutcome state={state} />
      )}
      <LineField
        name="username"
        label="Username"
        required
        error={state.errors.username}
        defaultValue={values.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <Field
        name="selectedQuestion"
        label="Pertanyaan keamanan"
        hint="Yang Anda pilih saat mendaftar."
        required
        error={state.errors.selectedQuestion}
      >
        {(control) => (
          <Select
            {...control}
            defaultValue={values.selectedQuestion}
            options={QUESTIONS}
            placeholder="Pilih satu pertanyaan"
          />
        )}
      </Field>
      <LineField
        name="securityAnswer"
        label="Jawaban keamanan"
        hint="Huruf besar dan kecil dianggap sama."
        required
        error={state.errors.securityAnswer}
        defaultValue={values.securityAnswer}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <Button type="submit" wide busy={state.busy}>
        {state.busy ? "Memeriksa…" : "Verifikasi akun"}
      </Button>
    </form>
  );
}

function refusal(errors: Refusal["errors"]): Refusal | null {
  return Object.keys(errors).length > 0 ? { message: SUMMARY, errors } : null;
}

/** What the first step sees without the server. */
export function checkVerify({ username, selectedQuestion, securityAnswer }: VerifyValues): Refusal | null {
  return refusal({
    ...(isBlank(username) && { username: NO_USERNAME }),
    ...(isBlank(selectedQuestion) && { selectedQuestion: NO_QUESTION }),
    ...(isBlank(securityAnswer) && { securityAnswer: NO_ANSWER }),
  });
}

/** What the second step sees; the server checks the password again. */
export function checkReset({ newPassword, confirmation }: ResetValues): Refusal | null {
  return refusal({
    ...(!isStrongEnough(newPassword) && { newPassword: WEAK_NEW_PASSWORD }),
    ...(confirmation !== newPassword && { confirmation: UNEQUAL_PASSWORDS }),
  });
}
