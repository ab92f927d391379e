import { type FormEvent, useEffect, useRef } from "react";
import type { RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { type Refusal, type SubmitFailure, useSubmission } from "./use-submission";

interface SubmitPlan<Name extends string, Answer> {
  /** What the form itself sees; null when nothing is wrong. */
  check: (values: Record<Name, string>) => Refusal | null;
  /**
   * @param key the same for the same values, so that a repeated click or a lost answer does nothing twice
   * @param seconds how long the form was open, the same for the same key
   */
  send: (values: Record<Name, string>, key: string, seconds: number) => Promise<Answer>;
  /** Of a form that is kept as a draft: since it was begun, not since the page was opened. */
  openSeconds?: () => number;
  onSent: (answer: Answer, values: Record<Name, string>) => void;
  /** What is said of a failure that the server did not explain. */
  failed?: string;
  /** Where this form says something else of a refusal than the server does. */
  explain?: (failure: RequestFailed) => Refusal;
}

export interface SubmitState extends SubmitFailure {
  busy: boolean;
}

const NO_FAILURE: SubmitFailure = { status: null, message: "", errors: {}, attempt: 0 };

/**
 * A short form of text fields: checks, sends once, and keeps what was refused until it is corrected.
 * @param names of its fields
 * @returns `form` to be spread on the form element, and its state
 */
export function useSubmit<Name extends string, Answer>(names: readonly Name[], plan: SubmitPlan<Name, Answer>) {
  const { failure, busy, run, clearErrors, forget } = useSubmission({
    unexplained: plan.failed,
    explain: plan.explain,
  });
  const sending = useRef({ body: "", key: "", seconds: 0 });
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  function attemptFor(values: Record<Name, string>): { key: string; seconds: number } {
    const body = JSON.stringify(values);
    if (sending.current.body !== body) {
      const seconds = plan.openSeconds?.() ?? (performance.now() - openedAt.current) / 1000;
      sending.current = { body, key: randomKey(), seconds: Math.round(seconds) };
    }
    return sending.current;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
      Name,
      string
    >;
    void run(plan.check(values), async () => {
      const { key, seconds } = attemptFor(values);
      plan.onSent(await plan.send(values, key, seconds), values);
    });
  }

  /** An error goes as soon as its field is edited, and with the last one the sentence above them. */
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if ("name" in target) clearErrors(String(target.name));
  }

  const state: SubmitState = { ...(failure ?? NO_FAILURE), busy };
  return { state, form: { method: "post", noValidate: true, onSubmit, onInput } as const, reset: forget };
}
