import { useRef, useState } from "react";
import { register } from "@/lib/accounts/browser";
import { RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { checkRegistration, type RegistrationErrors, type RegistrationValues } from "./check-registration";

const REDIRECT_MS = 1500;
const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

interface State {
  kind: "idle" | "busy" | "done" | "failed";
  /** The sentence above the form, or the good news. */
  message: string;
  errors: RegistrationErrors;
}

const IDLE: State = { kind: "idle", message: "", errors: {} };

/** Sends the form, and after the good news goes on to /login. */
export function useRegistration() {
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef({ body: "", key: "" });

  /** One key for one filled-in form, so that a repeated click or a lost answer makes no second account. */
  function keyFor(values: RegistrationValues): string {
    const body = JSON.stringify(values);
    if (sending.current.body !== body) sending.current = { body, key: randomKey() };
    return sending.current.key;
  }

  async function submit(values: RegistrationValues): Promise<void> {
    setAttempt((count) => count + 1);
    const { errors, summary } = checkRegistration(values);
    if (summary) {
      setState({ kind: "failed", message: summary, errors });
      return;
    }
    setState({ kind: "busy", message: "", errors: {} });
    try {
      const { message } = await register(values, keyFor(values));
      setState({ kind: "done", message, errors: {} });
      setTimeout(() => window.location.assign(`/login${window.location.search}`), REDIRECT_MS);
    } catch (error) {
      setState(failureOf(error));
    }
  }

  /** An error goes as soon as its field is edited, and with the last one the sentence above them. */
  function clear(field: string): void {
    if (!(field in state.errors)) return;
    const errors = Object.fromEntries(Object.entries(state.errors).filter(([name]) => name !== field));
    setState(Object.keys(errors).length > 0 ? { ...state, errors } : IDLE);
  }

  return { state, attempt, submit, clear };
}

function failureOf(error: unknown): State {
  if (!(error instanceof RequestFailed) || error.status === 0) return { kind: "failed", message: FAILED, errors: {} };
  const errors = error.status === 409 ? { username: error.message } : error.fields;
  return { kind: "failed", message: error.message, errors };
}
