import { useEffect, useState } from "react";
import { hasHint } from "@/components/outbox/hint";
import { returnPath, signIn } from "@/lib/accounts/browser";
import type { SessionUser } from "@/lib/accounts/view";
import { FAILED, RequestFailed } from "@/lib/http/fetch-json";

/** The spec lets residents read the greeting this long; staff go on at once. */
const REDIRECT_MS = 500;

export type SignInState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "done"; username: string; warning?: { text: string; target: string } }
  | { kind: "failed"; message: string; hint?: string };

/** Signs in and leaves the page; a whole new page, so that nothing read before stays in memory. */
export function useSignIn() {
  const [state, setState] = useState<SignInState>({ kind: "idle" });

  // A visitor who comes back by the browser's button finds the page as it was left, and must be able to sign in again.
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
      // Items that another person left on this device must not be sent under this name.
      if (hasHint())
        await import("@/components/outbox/outbox").then(
          ({ ask }) => ask({ ask: "hold" }),
          () => null,
        );
      const { user, warning } = await signIn(form);
      const target = targetAfter(user);
      setState({ kind: "done", username: user.username, ...(warning && { warning: { text: warning, target } }) });
      if (!warning) setTimeout(() => window.location.assign(target), user.role === "user" ? REDIRECT_MS : 0);
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return { state, submit, reset: () => setState({ kind: "idle" }) };
}

function targetAfter({ role }: SessionUser): string {
  return returnPath(window.location.href) ?? (role === "user" ? "/home" : "/admin");
}

function failureOf(error: unknown): SignInState {
  if (!(error instanceof RequestFailed)) return { kind: "failed", message: FAILED };
  if (error.status === 0) return { kind: "failed", message: FAILED, hint: error.message };
  return { kind: "failed", message: error.message };
}
