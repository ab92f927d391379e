"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTicketHash } from "@/components/accounts/account/ticket-hash";
import { SignInNext } from "@/components/accounts/login/sign-in-next";
import { NewPasswordField } from "@/components/accounts/register/person-fields";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { useForm, type Values } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { RESET, VERIFICATION } from "@/lib/accounts/recovery/fields";
import { fetchJson } from "@/lib/http/fetch-json";

type VerifyValues = Values<typeof VERIFICATION>;

const UNEXPECTED = "Terjadi kesalahan tidak terduga. Mohon coba lagi.";

/** The title of the list of errors is the usual one. */
const summary = () => "";

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
  const form = useForm<typeof RESET, { message: string }>(RESET, {
    more: () => ({ userId: ticket }),
    send: (body, key) => fetchJson("/api/reset-password", { method: "POST", body, key, failed: UNEXPECTED }),
    trusted: true,
    summary,
    onSent: ({ message }) => onDone(message),
    unexplained: UNEXPECTED,
  });
  return (
    <Form
      of={form}
      className="grid gap-5"
      note={null}
      send="Ganti password"
      sending="Mengganti password…"
      look={{ wide: true }}
      beside={
        <Button variant="secondary" wide onClick={onBack}>
          Kembali
        </Button>
      }
    >
      {username ? <input type="text" autoComplete="username" value={username} readOnly hidden /> : null}
      <NewPasswordField {...form.propsOf("newPassword")} />
      <SecretField {...form.propsOf("confirmation")} />
    </Form>
  );
}

/** The first step: who the account belongs to. */
function ForgotVerify({ values, onVerified }: ForgotVerifyProps) {
  const form = useForm<typeof VERIFICATION, { userId: string }>(VERIFICATION, {
    initial: values,
    send: (body) => fetchJson("/api/verify-account", { method: "POST", body, failed: UNEXPECTED }),
    trusted: true,
    summary,
    onSent: ({ userId }, sent) => onVerified(userId, sent),
    unexplained: UNEXPECTED,
  });
  const { failure, field } = form;
  return (
    <Form
      of={form}
      className="grid gap-5"
      note={null}
      // Said of wrong data and of a mailed link alike, so it is no more bad news than good.
      problem={
        failure?.status === 401 ? (
          <Notice tone="wait" icon="info" live="alert">
            {failure.message}
          </Notice>
        ) : undefined
      }
      send="Verifikasi akun"
      sending="Memeriksa…"
      look={{ wide: true }}
    >
      {field("username", { autoCapitalize: "none", spellCheck: false })}
      {field("selectedQuestion", { placeholder: "Pilih satu pertanyaan" })}
      {field("securityAnswer", { spellCheck: false })}
    </Form>
  );
}
