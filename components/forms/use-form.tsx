"use client";

import { type FormEvent, type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import type { FieldSpec, Fields } from "@/lib/forms/fields";
import { bodyOf, errorsAt, type FormBody, isRequired, problemsIn, replacedFields } from "@/lib/forms/rules";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { FieldErrors } from "@/lib/kernel/errors";
import { attemptFor, type FilledBody } from "./attempt";
import { BLANK, emptyValues, type FormDraft, typedValues } from "./form-draft";
import { FormField, type FormFieldExtras } from "./form-field";
import { honeypotText } from "./honeypot";
import type { DraftHandle } from "./use-draft";
import { type Refusal, type SubmitFailure, useSubmission } from "./use-submission";

type Body = FilledBody & Record<string, unknown>;
type Name<Declared extends Fields> = keyof Declared & string;
export type Values<Declared extends Fields> = Record<Name<Declared>, string>;
export type FieldsDraft<Declared extends Fields> = FormDraft<Name<Declared>>;

export type Sending<Answer> =
  | { step: "filling" }
  | { step: "sending" }
  | { step: "sent"; answer: Answer }
  /** It waits on this device for a signal. */
  | { step: "kept" };

export interface FormPlan<Declared extends Fields, Answer> {
  /** Keeps in this browser what is typed (`useDraft`). */
  draft?: DraftHandle<FieldsDraft<Declared>>;
  /** First values of the fields, without a draft. */
  initial?: Partial<Values<Declared>>;
  /** First point and photo, without a draft. */
  place?: FieldsDraft<Declared>["place"];
  photo?: FieldsDraft<Declared>["photo"];
  /** Path of the POST. */
  to?: string;
  /**
   * In the place of a POST to `to`. @returns null where it waits for a signal
   * @param key the same for the same body, so that a repeated press or a lost answer does nothing twice
   */
  send?: (body: Body, key: string) => Promise<Answer | null>;
  /** Stands before the name in a field's id, where a page holds the same name twice. */
  idPrefix?: string;
  /** For people who are signed in or hold a private link: no traces of robots are sent. */
  trusted?: boolean;
  /** Sends empty fields too, so that a change can empty them. */
  whole?: boolean;
  /** One field alone: its error is said where it stands and takes the focus, without a list above. */
  alone?: boolean;
  /**
   * Goes with the fields; it may be looked up before.
   * @returns null where something is decided first; `submit` then sends it
   * @throws RequestFailed
   */
  more?: (draft: FieldsDraft<Declared>) => object | null | Promise<object | null>;
  /** Keeps the form from being sent for a reason outside its fields, e.g. a photo on its way. */
  refuse?: (values: Values<Declared>) => Refusal | null;
  /** Opens the list of errors that the form itself finds, in the place of the usual sentence. */
  summary?: (errors: FieldErrors) => string;
  onSending?: () => void;
  onSent: (answer: Answer, values: Values<Declared>) => void;
  onQueued?: () => void;
  /** The form can be sent again at once. */
  again?: boolean;
  /** Said of a failure that the server did not explain. */
  unexplained?: string;
  /** Replaces the server's words for a refusal. */
  explain?: (failure: RequestFailed) => Refusal;
}

/** Properties of a field that is drawn by a component of its own. */
export interface OwnFieldProps extends Pick<FieldSpec, "label" | "required" | "hint" | "autoComplete"> {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

export interface FormHandle<Declared extends Fields, Answer> extends DraftHandle<FieldsDraft<Declared>> {
  /** For the form's element. */
  element: {
    ref: React.RefObject<HTMLFormElement | null>;
    method: "post";
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Sends it without a press of its button. */
  submit: () => Promise<void>;
  trusted: boolean;
  alone: boolean;
  sending: Sending<Answer>;
  busy: boolean;
  failure: SubmitFailure | null;
  /** Messages by the id of the field that they stand at, in the order of the form. */
  problems: Record<string, string>;
  idOf: (name: string) => string;
  /** Draws one field; nothing where another field stands in for it. */
  field: (name: Name<Declared>, extras?: FormFieldExtras) => ReactElement | null;
  propsOf: (name: Name<Declared>) => OwnFieldProps;
  /** Removes errors of corrected fields; with the last one the failure itself is gone. */
  clearErrors: (...fields: string[]) => void;
  /** Takes away what is said of the last failure. */
  forget: () => void;
  /** Back to what it was before it was sent. */
  startAnother: () => void;
}

/**
 * The engine of a declared form: checks what is typed by the declaration, sends it once, and loses nothing.
 * @param declared its fields, in their order on the screen
 */
export function useForm<Declared extends Fields, Answer>(
  declared: Declared,
  plan: FormPlan<Declared, Answer>,
): FormHandle<Declared, Answer> {
  const { place = null, photo = null, initial } = plan;
  const values = { ...emptyValues(declared), ...initial };
  const own = useValues<FieldsDraft<Declared>>({ ...BLANK, place, photo, values });
  const handle = plan.draft ?? own;
  const { draft, ready, change, setValue, openSeconds, ref } = handle;
  const { failure, busy, run, clearErrors, forget } = useSubmission(plan);
  const [reached, setReached] = useState<Exclude<Sending<Answer>, { step: "sending" }>>({ step: "filling" });
  const { idPrefix = "", trusted = false, alone = false } = plan;
  const idOf = (name: string) => `${idPrefix}${name}`;
  const errors = errorsAt(declared, draft.values, failure?.errors ?? {});
  const replaced = replacedFields(declared, draft.values);

  const attempt = alone && Object.keys(errors).length > 0 ? (failure?.attempt ?? 0) : 0;
  useEffect(() => {
    if (attempt > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [attempt, ref]);

  async function send(values: Values<Declared>, website: string): Promise<void> {
    const fields: FormBody = bodyOf(declared, values, plan.whole);
    const more = plan.more ? await plan.more({ ...draft, values }) : {};
    if (more === null) return;
    const content: Body = { ...more, ...fields, ...(website && !trusted ? { website } : {}) };
    const attempt = attemptFor(draft.attempt, content, openSeconds(), randomKey);
    change({ attempt });
    plan.onSending?.();
    const { filled_seconds, ...untimed } = attempt.body;
    const body: Body = trusted ? untimed : { ...untimed, filled_seconds };
    const answer = plan.send
      ? await plan.send(body, attempt.key)
      : await fetchJson<Answer>(plan.to ?? "", {
          method: "POST",
          body,
          key: attempt.key,
          ...(plan.unexplained && { failed: plan.unexplained }),
        });
    if (answer === null) {
      setReached({ step: "kept" });
      return plan.onQueued?.();
    }
    if (plan.again) change({ attempt: null });
    setReached(plan.again ? { step: "filling" } : { step: "sent", answer });
    plan.onSent(answer, values);
  }

  async function submit(): Promise<void> {
    const form = ref.current;
    if (!form || !ready || reached.step === "sent") return;
    // A browser may have filled in fields without an event.
    const values = { ...draft.values, ...typedValues(Object.keys(declared), form) };
    const refusal = refusalIn(declared, values, plan.summary) ?? plan.refuse?.(values) ?? null;
    setReached({ step: "filling" });
    await run(refusal, () => send(values, honeypotText(form)));
  }

  function needs(name: Name<Declared>): boolean {
    const spec = declared[name];
    return spec !== undefined && isRequired(spec, draft.values);
  }

  const wiringOf = (name: Name<Declared>) => ({
    required: needs(name),
    id: idOf(name),
    name,
    value: draft.values[name],
    error: errors[name],
    onValue: (value: string) => {
      setValue(name, value);
      const { also = [], clears = [] } = declared[name] ?? {};
      clearErrors(name, ...also, ...clears, ...replaced);
    },
  });

  return {
    ...handle,
    element: {
      ref,
      method: "post",
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
    submit,
    trusted,
    alone,
    sending: busy ? { step: "sending" } : reached,
    busy,
    failure,
    problems: Object.fromEntries(Object.entries(errors).map(([name, message]) => [idOf(name), message])),
    idOf,
    field(name, extras) {
      const spec = declared[name];
      if (spec === undefined || replaced.includes(name)) return null;
      const { error = extras?.error, ...wiring } = wiringOf(name);
      return <FormField key={name} {...extras} spec={spec} {...wiring} error={error} alert={alone} />;
    },
    propsOf: (name) => ({ ...declaredProps(declared[name]), ...wiringOf(name) }),
    clear() {
      handle.clear();
      forget();
    },
    clearErrors,
    forget,
    startAnother: () => setReached({ step: "filling" }),
  };
}

function declaredProps(spec: FieldSpec | undefined) {
  const { label = "", hint, autoComplete } = spec ?? {};
  return { label, ...(hint && { hint }), ...(autoComplete && { autoComplete }) };
}

function refusalIn(
  declared: Fields,
  values: Record<string, string>,
  summary: ((errors: FieldErrors) => string) | undefined,
): Refusal | null {
  const errors = problemsIn(declared, values);
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  if (summary) return { message: summary(errors), errors };
  const isEmpty = names.some((name) => !values[name]?.trim());
  return { message: isEmpty ? "Semua kolom bertanda (*) harus diisi." : "", errors };
}

/** Values of a form without a draft. @param first the form before anything is typed */
function useValues<Draft extends FormDraft>(first: Draft): DraftHandle<Draft> {
  const ref = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(first);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    setDraft((old) => {
      const typed = typedValues(Object.keys(old.values), ref.current);
      return { ...old, values: { ...old.values, ...typed } };
    });
  }, []);
  const setValue = useCallback((field: keyof Draft["values"], value: string) => {
    setDraft((old) => ({ ...old, values: { ...old.values, [field]: value } }));
  }, []);
  const change = useCallback((part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })), []);
  return {
    ref,
    draft,
    // Nothing has to be read first: a press before the scripts arrived counts.
    ready: true,
    restored: false,
    setValue,
    change,
    clear: () => setDraft(first),
    openSeconds: () => (performance.now() - openedAt.current) / 1000,
  };
}
