"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Notice } from "@/components/ui/notice";
import type { Fields } from "@/lib/forms/fields";
import { DraftNotices } from "./draft-notices";
import { Honeypot } from "./honeypot";
import type { FormHandle } from "./use-form";
import { useOnline } from "./use-online";

interface FormProps<Declared extends Fields, Answer> {
  of: FormHandle<Declared, Answer>;
  label?: string;
  labelledBy?: string;
  className?: string;
  /** Above the notices, e.g. a heading. */
  title?: ReactNode;
  /** The button's text. */
  send: string;
  /** In the button while it is on its way. */
  sending?: string;
  /** Opens what is said where it could not be sent; the reason alone, where not given. */
  failed?: string;
  /** In the place of both texts of the button. */
  button?: string;
  /** Between the fields and the button. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** The frame of a form: notices above, fields, what went wrong, and the button. */
export function Form<Declared extends Fields, Answer>(props: FormProps<Declared, Answer>) {
  const { of: form, label, labelledBy, className, title, send, failed, button, outcome, children } = props;
  const { sending = "Mengirim…" } = props;
  const { failure, problems, busy, ready, restored, clear } = form;
  const online = useOnline();
  const isField = Object.keys(problems).length > 0;
  return (
    <form {...form.element} aria-label={label} aria-labelledby={labelledBy} className={className}>
      <div className="grid gap-3">
        {title}
        <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
        <DraftNotices restored={restored} online={online} send={send} onClear={clear} />
        {failure && isField ? (
          <ErrorSummary
            // A conflict is explained by its own sentence.
            title={failure.status === null || failure.status === 409 ? failure.message || undefined : undefined}
            errors={problems}
            attempt={failure.attempt}
          />
        ) : null}
      </div>
      {children}
      <Honeypot id={form.idOf("website")} />
      {failure && !isField ? (
        <Notice tone="bad" live="alert" title={failed ?? failure.message}>
          {failed === undefined ? "" : `${failure.message} `}Isian Anda masih tersimpan.
        </Notice>
      ) : null}
      {outcome}
      <Button type="submit" size="large" wide disabled={!ready} busy={busy || form.sending.step === "sent"}>
        {button ?? (busy ? sending : send)}
      </Button>
    </form>
  );
}
