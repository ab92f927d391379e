"use client";

import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import type { Fields } from "@/lib/forms/fields";
import { Honeypot } from "./honeypot";
import type { FormHandle } from "./use-form";

interface FormProps<Declared extends Fields, Answer> {
  of: FormHandle<Declared, Answer>;
  label?: string;
  labelledBy?: string;
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  /** Attributes for a form that the browser submits without scripts. */
  plain?: Pick<ComponentProps<"form">, "id" | "action" | "encType" | "noValidate">;
  /** Above the notices, e.g. a heading. */
  title?: ReactNode;
  /** In the place of the sentence on required fields; null for none. */
  note?: ReactNode;
  /** The button's text. */
  send: string;
  /** In the button while it is on its way. */
  sending?: string;
  /** Opens what is said where it could not be sent; the reason alone, where not given. */
  failed?: string;
  /** In the place of the notice that says why it could not be sent. */
  problem?: ReactNode;
  /** In the place of both texts of the button. */
  button?: string;
  /** Between the fields and the button. */
  outcome?: ReactNode;
  /** How the button looks; large and wide, where not given. */
  look?: Pick<
    ComponentProps<typeof Button>,
    "size" | "wide" | "variant" | "className" | "ref" | "aria-disabled" | "aria-describedby"
  >;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  /** Buttons that stand beside it. */
  beside?: ReactNode;
  /** Wraps the button, e.g. in the bar of a dialog. */
  frame?: (button: ReactNode) => ReactNode;
  children: ReactNode;
}

const LARGE = { size: "large", wide: true } as const;

const NOTE = "Kolom bertanda (*) harus diisi. Tidak perlu punya akun.";

/** The frame of a form: notices above, fields, what went wrong, and the button. */
export function Form<Declared extends Fields, Answer>(props: FormProps<Declared, Answer>) {
  const { of: form, label, labelledBy, className, title, note = NOTE, send, failed, button, outcome, children } = props;
  const { sending = "Mengirim…", look = LARGE, disabled = false, onKeyDown, plain, beside, problem, frame } = props;
  const { failure, problems, busy, ready, restored, clear, Notices, alone } = form;
  const isField = Object.keys(problems).length > 0;
  const submit = (
    <Button type="submit" {...look} disabled={!ready || disabled} busy={busy || form.sending.step === "sent"}>
      {button ?? (busy ? sending : send)}
    </Button>
  );
  return (
    <form
      {...form.element}
      {...plain}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className}
      onKeyDown={onKeyDown}
    >
      <div className="grid gap-3 empty:hidden">
        {title}
        {note ? <p className="text-sm text-ink-faint">{note}</p> : null}
        {Notices ? <Notices restored={restored} send={send} onClear={clear} /> : null}
        {failure && isField && !alone ? (
          <ErrorSummary
            // A conflict is explained by its own sentence.
            title={failure.status === null || failure.status === 409 ? failure.message || undefined : undefined}
            errors={problems}
            attempt={failure.attempt}
          />
        ) : null}
      </div>
      {children}
      {form.trusted ? null : <Honeypot id={form.idOf("website")} />}
      {failure && !isField
        ? (problem ?? (
            <Notice tone="bad" live="alert" title={failed ?? failure.message}>
              {Notices
                ? `${failed === undefined ? "" : `${failure.message} `}Isian Anda masih tersimpan.`
                : failed && failure.message}
            </Notice>
          ))
        : null}
      {outcome}
      {frame?.(submit) ?? (
        <div className={look === LARGE ? "contents" : "flex flex-wrap gap-3"}>
          {submit}
          {beside}
        </div>
      )}
    </form>
  );
}
