import { useCallback, useRef, useState } from "react";
import { FAILED, RequestFailed } from "@/lib/http/fetch-json";

/** What keeps a form from being sent. */
export interface Refusal {
  /** The sentence for the whole form. */
  message: string;
  /** Messages by field, in the order of the form. */
  errors: Readonly<Record<string, string>>;
}

export interface SubmitFailure extends Refusal {
  /** HTTP status; 0 without an answer, null where the form itself saw that something is missing. */
  status: number | null;
  /** Counts the failures, so that the same mistake made twice is announced twice. */
  attempt: number;
}

interface Options {
  /** What is said of a failure that the server did not explain. */
  unexplained?: string | undefined;
  /** Where this form says something else of a refusal than the server does. */
  explain?: ((failure: RequestFailed) => Refusal) | undefined;
}

/** What every form that sends shares: one thing under way at a time, and why the last one failed, until it is corrected. */
export function useSubmission({ unexplained = FAILED, explain }: Options = {}) {
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const attempts = useRef(0);

  function refuse(refusal: Refusal, status: number | null = null): void {
    attempts.current += 1;
    setFailure({ ...refusal, status, attempt: attempts.current });
  }

  /** @param refusal what the form itself sees; then nothing is sent */
  async function run(refusal: Refusal | null, job: () => Promise<void>): Promise<void> {
    if (running.current) return;
    if (refusal) return refuse(refusal);
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await job();
    } catch (error) {
      if (!(error instanceof RequestFailed)) return refuse({ message: unexplained, errors: {} }, 0);
      const { message, fields: errors, status } = error;
      refuse(explain?.(error) ?? { message, errors }, status);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Removes errors of corrected fields; with the last one the failure itself is gone. */
  const clearErrors = useCallback((...corrected: string[]) => {
    setFailure((old) => {
      if (old === null || !corrected.some((field) => field in old.errors)) return old;
      const left = Object.entries(old.errors).filter(([field]) => !corrected.includes(field));
      return left.length > 0 ? { ...old, errors: Object.fromEntries(left) } : null;
    });
  }, []);

  return { failure, busy, run, clearErrors, forget: () => setFailure(null) };
}
