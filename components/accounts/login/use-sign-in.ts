import { useEffect, useEffectEvent } from "react";
import { type FormPlan, useForm } from "@/components/forms/use-form";
import { hasHint } from "@/components/outbox/hint";
import { returnPath, signIn } from "@/lib/accounts/browser";
import type { SessionUser, SignedInView } from "@/lib/accounts/view";
import type { Fields } from "@/lib/forms/fields";
import { FAILED } from "@/lib/http/fetch-json";

/** The spec lets residents read the greeting this long; staff go on at once. */
const REDIRECT_MS = 500;

type Plan<Declared extends Fields> = Pick<FormPlan<Declared, SignedInView>, "idPrefix" | "more" | "alone">;

/**
 * Signs in and leaves the page; a whole new page, so that nothing read before stays in memory.
 * @returns the form, and its words. @param declared what is typed
 */
export function useSignIn<Declared extends Fields>(declared: Declared, plan: Plan<Declared>) {
  const form = useForm<Declared, SignedInView>(declared, {
    ...plan,
    trusted: true,
    summary: () => "",
    send,
    onSent: ({ user, warning }) => {
      if (!warning) setTimeout(() => window.location.assign(targetAfter(user)), user.role === "user" ? REDIRECT_MS : 0);
    },
  });
  const { failure, sending, startAnother } = form;

  // The browser's back button shows the page as it was left, and one must be able to sign in again.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) startAnother();
  });
  useEffect(() => {
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  const words = (text: string) => ({
    note: null,
    look: { wide: true },
    send: text,
    button: sending.step === "sending" || sending.step === "sent" ? "Sedang masuk…" : text,
    // Without an answer the reason stands below the usual sentence.
    ...(failure?.status === 0 && failure.message !== FAILED && { failed: FAILED }),
  });
  return { form, words };
}

async function send(body: object): Promise<SignedInView> {
  // Items that another person left on this device must not be sent under this name.
  if (hasHint())
    await import("@/components/outbox/outbox").then(
      ({ ask }) => ask({ ask: "hold" }),
      () => null,
    );
  return signIn(body);
}

export function targetAfter({ role }: SessionUser): string {
  return returnPath(window.location.href) ?? (role === "user" ? "/home" : "/admin");
}
