import { useRef, useState } from "react";
import { RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";

/** Messages by field, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

export interface FormRefusal {
  /** The sentence for the whole form. */
  message: string;
  errors: FormErrors;
}

interface SubmitPlan<Values, Answer> {
  /** What the form itself sees; null when nothing is wrong. */
  check: (values: Values) => FormRefusal | null;
  /** @param key the same for the same values, so that a repeated click or a lost answer does nothing twice */
  send: (values: Values, key: string) => Promise<Answer>;
  onSent: (answer: Answer, values: Values) => void;
  /** What is said of a failure that the server did not explain. */
  failed: string;
  /** Where this form says something else of a refusal than the server does. */
  explain?: (failure: RequestFailed) => FormRefusal;
}

interface SubmitState extends FormRefusal {
  busy: boolean;
  /** HTTP status; 0 without an answer, null while nothing was refused by the server. */
  status: number | null;
}

const IDLE: SubmitState = { busy: false, status: null, message: "", errors: {} };

/** Checks a short form, sends it, and keeps what was refused until it is mended. */
export function useSubmit<Values, Answer>(plan: SubmitPlan<Values, Answer>) {
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef({ body: "", key: "" });
  const busy = useRef(false);

  function keyFor(values: Values): string {
    const body = JSON.stringify(values);
    if (sending.current.body !== body) sending.current = { body, key: randomKey() };
    return sending.current.key;
  }

  async function submit(values: Values): Promise<void> {
    if (busy.current) return;
    setAttempt((count) => count + 1);
    const refusal = plan.check(values);
    if (refusal) return setState({ ...IDLE, ...refusal });
    busy.current = true;
    setState({ ...IDLE, busy: true });
    try {
      const answer = await plan.send(values, keyFor(values));
      setState(IDLE);
      plan.onSent(answer, values);
    } catch (error) {
      setState(refused(error));
    } finally {
      busy.current = false;
    }
  }

  function refused(error: unknown): SubmitState {
    if (!(error instanceof RequestFailed)) return { ...IDLE, message: plan.failed };
    const { message, fields: errors, status } = error;
    return { ...IDLE, status, message, errors, ...plan.explain?.(error) };
  }

  /** An error goes as soon as its field is edited, and with the last one the sentence above them. */
  function clear(field: string): void {
    if (!(field in state.errors)) return;
    const errors = Object.fromEntries(Object.entries(state.errors).filter(([name]) => name !== field));
    setState(Object.keys(errors).length > 0 ? { ...state, errors } : IDLE);
  }

  return { state, attempt, submit, clear, reset: () => setState(IDLE) };
}

/** The text fields of a form by name. */
export function textsOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<Name, string>;
}
