import { useEffect, useState } from "react";
import { hasHint } from "@/components/outbox/hint";
import { returnPath, signIn } from "@/lib/accounts/browser";
import type { SessionUser } from "@/lib/accounts/view";
import { RequestFailed } from "@/lib/http/fetch-json";

/** The spec lets residents read the greeting this long; staff go on at once. */
const REDIRECT_MS = 500;
const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

export type SignInState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "done"; username: string }
  | { kind: "failed"; message: string; hint?: string };

/** Signs in and leaves the page; a whole new page, so that nothing read before stays in memory. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: "idle" });

  // Who comes back by the browser's button finds the page as it was left, and must be able to sign in again.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState({ kind: "idle" });
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  async function submit(form: Parameters<typeof signIn>[0]): Promise<void> {
    setState({ kind: "busy" });
    try {
      // What another may have written on this device must not go out under this name.
      if (hasHint())
        await import("@/components/outbox/outbox").then(
          ({ ask }) => ask({ ask: "hold" }),
          () => null,
        );
      const user = await signIn(form);
      setState({ kind: "done", username: user.username });
      leave(user);
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return { state, submit, reset: () => setState({ kind: "idle" }) };
}

function leave({ role }: SessionUser): void {
  const target = returnPath(window.location.href) ?? (role === "user" ? "/home" : "/admin");
  setTimeout(() => window.location.assign(target), role === "user" ? REDIRECT_MS : 0);
}

function failureOf(error: unknown): SignInState {
  if (!(error instanceof RequestFailed)) return { kind: "failed", message: FAILED };
  if (error.status === 0) return { kind: "failed", message: FAILED, hint: error.message };
  return { kind: "failed", message: error.message };
}
