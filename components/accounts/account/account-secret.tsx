"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Refusal } from "@/components/forms/use-submission";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { isErasureWord, WRONG_ERASURE_WORD } from "@/lib/accounts/own/rules";
import { isBlank, requiredMessage } from "@/lib/accounts/rules";

const NO_PASSWORD = "Password saat ini wajib diisi.";

export const QUESTION_FIELDS = ["password", "pertanyaan_keamanan", "jawaban_keamanan"] as const;

export const TOKEN_FIELDS = ["name", "password"] as const;

export const ERASURE_FIELDS = ["password", "confirmation"] as const;

interface CurrentPasswordProps {
  /** One of its own, since a page may ask more than once. */
  id: string;
  error: string | undefined;
  /** Where it is the first field of a form that has just opened. */
  autoFocus?: boolean;
}

interface SecretButtonsProps {
  busy: boolean;
  label: string;
  busyLabel: string;
  danger?: boolean;
  onCancel: () => void;
}

interface AccountSecretProps {
  /** What is shown while nothing is being changed. */
  children?: ReactNode;
  /** Of the button that opens the form. */
  label: string;
  form: (end: { onDone: (message: string | null) => void; onCancel: () => void }) => ReactNode;
}

/** Something that is changed in a form which opens in its place. */
export function AccountSecret({ children, label, form }: AccountSecretProps) {
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form takes the focus along when it goes, so it returns to where it came from.
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  function end(message: string | null) {
    setNews(message);
    setOpen(false);
  }

  if (open) return form({ onDone: end, onCancel: () => end(null) });
  return (
    <div className="grid justify-items-start gap-3">
      {children ? <div>{children}</div> : null}
      {news ? <Notice tone="good" live="status" title={news} className="w-full" /> : null}
      <Button ref={opener} variant="secondary" className="needs-script" onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  );
}

/** The two buttons under such a form. */
export function SecretButtons(props: SecretButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={props.danger ? "danger" : "primary"} busy={props.busy}>
        {props.busy ? props.busyLabel : props.label}
      </Button>
      <Button variant="secondary" onClick={props.onCancel}>
        Batal
      </Button>
    </div>
  );
}

export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="secondary" onClick={onCancel}>
      Batal
    </Button>
  );
}

/** Asked again before an act on the account. */
export function CurrentPassword({ id, error, autoFocus }: CurrentPasswordProps) {
  return (
    <Field id={id} name="password" label="Password saat ini" required error={error}>
      {(control) => (
        <PasswordInput {...control} autoComplete="current-password" maxLength={256} autoFocus={autoFocus} />
      )}
    </Field>
  );
}

function refusal(errors: Refusal["errors"]): Refusal | null {
  return Object.keys(errors).length > 0 ? { message: "", errors } : null;
}

function current(password: string) {
  return password === "" && { password: NO_PASSWORD };
}

export function checkQuestionChange(values: Record<(typeof QUESTION_FIELDS)[number], string>): Refusal | null {
  const required = ["pertanyaan_keamanan", "jawaban_keamanan"] as const;
  const missing = required.filter((name) => isBlank(values[name])).map((name) => [name, requiredMessage(name)]);
  return refusal({ ...current(values.password), ...Object.fromEntries(missing) });
}

export function checkToken({ name, password }: Record<(typeof TOKEN_FIELDS)[number], string>): Refusal | null {
  return refusal({ ...(isBlank(name) && { name: "Nama token wajib diisi." }), ...current(password) });
}

export function checkErasure(values: Record<(typeof ERASURE_FIELDS)[number], string>): Refusal | null {
  return refusal({
    ...current(values.password),
    ...(!isErasureWord(values.confirmation) && { confirmation: WRONG_ERASURE_WORD }),
  });
}
