import { type FormEvent, useRef } from "react";
import type { RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { type Refusal, type SubmitFailure, useSubmission } from "./use-submission";

interface SubmitPlan<Name extends string, Answer> {
  /** What the form itself sees; null when nothing is wrong. */
  check: (values: Record<Name, string>) => Refusal | null;
  /** @param key the same for the same values, so that a repeated click or a lost answer does nothing twice */
  send: (values: Record<Name, string>, key: string) => Promise<Answer>;
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
  const sending = useRef({ body: "", key: "" });

  function keyFor(values: Record<Name, string>): string {
    const body = JSON.stringify(values);
    if (sending.current.body !== body) sending.current = { body, key: randomKey() };
    return sending.current.key;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
      Name,
      string
    >;
    void run(plan.check(values), async () => plan.onSent(await plan.send(values, keyFor(values)), values));
  }

  /** An error goes as soon as its field is edited, and with the last one the sentence above them. */
  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    if ("name" in target) clearErrors(String(target.name));
  }

  const state: SubmitState = { ...(failure ?? NO_FAILURE), busy };
  return { state, form: { method: "post", noValidate: true, onSubmit, onInput } as const, reset: forget };
}
