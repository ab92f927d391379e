"use client";

import { type FormEvent, type ReactElement, useRef } from "react";
import type { Fields } from "@/lib/forms/fields";
import { bodyOf, errorsAt, problemsIn, replacedFields } from "@/lib/forms/rules";
import type { FilledBody } from "./attempt";
import { BLANK, type DraftKind, type FormDraft } from "./draft";
import { FormField, type FormFieldExtras } from "./form-field";
import { honeypotText } from "./honeypot";
import { type DraftHandle, useDraft } from "./use-draft";
import { type SendHandle, type SendPlan, useSend } from "./use-send";
import type { Refusal } from "./use-submission";

type Body = FilledBody & Record<string, unknown>;
type Name<Declared extends Fields> = keyof Declared & string;
type Draft<Declared extends Fields> = FormDraft<Name<Declared>, Body>;

/** @param storageKey where the browser keeps what was typed */
export function draftOf<Declared extends Fields>(declared: Declared, storageKey: string): DraftKind<Draft<Declared>> {
  const values = Object.fromEntries(Object.keys(declared).map((name) => [name, ""])) as Record<Name<Declared>, string>;
  return { storageKey, version: 1, empty: { ...BLANK, values } };
}

interface FormPlan<Declared extends Fields, Answer>
  extends Pick<SendPlan<Body, Answer, never>, "unexplained" | "explain"> {
  draft: DraftKind<Draft<Declared>>;
  /** Path of the POST. */
  to: string;
  /** Stands before the name in a field's id, where a page holds the same name twice. */
  idPrefix?: string;
  /** Goes with the fields. */
  more?: (draft: Draft<Declared>) => object;
  /** Keeps the form from being sent for a reason outside its fields, e.g. a photo on its way. */
  refuse?: () => Refusal | null;
  onSending?: () => void;
  onSent: (answer: Answer) => void;
}

export interface FormHandle<Declared extends Fields, Answer>
  extends Omit<SendHandle<Answer, never>, "submit">,
    DraftHandle<Draft<Declared>> {
  /** For the form's element. */
  element: {
    ref: React.RefObject<HTMLFormElement | null>;
    method: "post";
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  busy: boolean;
  /** Messages by the id of the field that they stand at, in the order of the form. */
  problems: Record<string, string>;
  idOf: (name: string) => string;
  /** Draws one field; nothing where another field stands in for it. */
  field: (name: Name<Declared>, extras?: FormFieldExtras) => ReactElement | null;
}

/**
 * The engine of a declared form: keeps what is typed, checks it by the declaration, sends it once, and loses nothing.
 * @param declared its fields, in their order on the screen
 */
export function useForm<Declared extends Fields, Answer>(
  declared: Declared,
  { draft: kind, to, idPrefix = "", more, refuse, onSending, onSent, ...said }: FormPlan<Declared, Answer>,
): FormHandle<Declared, Answer> {
  const ref = useRef<HTMLFormElement>(null);
  const handle = useDraft(kind, ref);
  const { draft, ready, change, setValue, openSeconds } = handle;
  const { submit, ...sent } = useSend<Body, Answer, never>({
    path: to,
    attempt: draft.attempt,
    openSeconds,
    refusal: () => refusalIn(declared, draft.values) ?? refuse?.() ?? null,
    body: (_, website) => ({ ...more?.(draft), ...bodyOf(declared, draft.values), ...(website ? { website } : {}) }),
    onAttempt: (attempt) => {
      change({ attempt });
      onSending?.();
    },
    onSent,
    ...said,
  });
  const { failure, sending, clearErrors } = sent;
  const idOf = (name: string) => `${idPrefix}${name}`;
  const errors = errorsAt(declared, draft.values, failure?.errors ?? {});
  const replaced = replacedFields(declared, draft.values);

  function write(name: Name<Declared>, value: string): void {
    setValue(name, value);
    clearErrors(name, ...replaced);
  }

  return {
    ...handle,
    ...sent,
    element: {
      ref,
      method: "post",
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (ready && sending.step !== "sent") void submit(honeypotText(event.currentTarget));
      },
    },
    busy: sending.step === "sending",
    problems: Object.fromEntries(Object.entries(errors).map(([name, message]) => [idOf(name), message])),
    idOf,
    field(name, extras) {
      const spec = declared[name];
      if (spec === undefined || replaced.includes(name)) return null;
      return (
        <FormField
          key={name}
          {...extras}
          spec={spec}
          name={name}
          id={idOf(name)}
          value={draft.values[name]}
          error={errors[name]}
          onValue={(value) => write(name, value)}
        />
      );
    },
  };
}

function refusalIn(declared: Fields, values: Record<string, string>): Refusal | null {
  const errors = problemsIn(declared, values);
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  const isEmpty = names.some((name) => !values[name]?.trim());
  return { message: isEmpty ? "Semua kolom bertanda (*) harus diisi." : "", errors };
}
