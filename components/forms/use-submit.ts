import { type FormEvent, useRef, useState } from "react";
import { RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";

export interface FormRefusal {
  /** The sentence for the whole form. */
  message: string;
  /** Messages by field, in the order of the form. */
  errors: Readonly<Record<string, string>>;
}

interface SubmitPlan<Name extends string, Answer> {
  /** What the form itself sees; null when nothing is wrong. */
  check: (values: Record<Name, string>) => FormRefusal | null;
  /** @param key the same for the same values, so that a repeated click or a lost answer does nothing twice */
  send: (values: Record<Name, string>, key: string) => Promise<Answer>;
  onSent: (answer: Answer, values: Record<Name, string>) => void;
  /** What is said of a failure that the server did not explain. */
  failed: string;
  /** Where this form says something else of a refusal than the server does. */
  explain?: (failure: RequestFailed) => FormRefusal;
}

export interface SubmitState extends FormRefusal {
  busy: boolean;
  /** HTTP status; 0 without an answer, null while nothing was refused by the server. */
  status: number | null;
  /** Counts the tries, so that the same mistake made twice is told twice. */
  attempt: number;
}

const IDLE = { busy: false, status: null, message: "", errors: {} };

/**
 * A short form of text fields: checks, sends once, and keeps what was refused until it is mended.
 * @param names of its fields
 * @returns `form` to be spread on the form element, and its state
 */
export function useSubmit<Name extends string, Answer>(names: readonly Name[], plan: SubmitPlan<Name, Answer>) {
  const [state, setState] = useState<SubmitState>({ ...IDLE, attempt: 0 });
  const sending = useRef({ body: "", key: "" });

  function show(change: Partial<SubmitState>): void {
    setState(({ attempt }) => ({ ...IDLE, attempt, ...change }));
  }

  function keyFor(values: Record<Name, string>): string {
    const body = JSON.stringify(values);
    if (sending.current.body !== body) sending.current = { body, key: randomKey() };
    return sending.current.key;
  }

  async function submit(values: Record<Name, string>): Promise<void> {
    if (state.busy) return;
    const attempt = state.attempt + 1;
    const refusal = plan.check(values);
    if (refusal) return show({ ...refusal, attempt });
    show({ busy: true, attempt });
    try {
      const answer = await plan.send(values, keyFor(values));
      show({});
      plan.onSent(answer, values);
    } catch (error) {
      show(reasonOf(error));
    }
  }

  function reasonOf(error: unknown): Partial<SubmitState> {
    if (!(error instanceof RequestFailed)) return { message: plan.failed };
    const { message, fields: errors, status } = error;
    return { status, message, errors, ...plan.explain?.(error) };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const texts = names.map((name) => [name, String(data.get(name) ?? "")]);
    void submit(Object.fromEntries(texts));
  }

  /** An error goes as soon as its field is edited, and with the last one the sentence above them. */
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const name = "name" in target ? String(target.name) : "";
    if (!(name in state.errors)) return;
    const errors = Object.fromEntries(Object.entries(state.errors).filter(([field]) => field !== name));
    if (Object.keys(errors).length > 0) setState({ ...state, errors });
    else show({});
  }

  return { state, form: { method: "post", noValidate: true, onSubmit, onInput } as const, reset: () => show({}) };
}
