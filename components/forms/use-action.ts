"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { showToast, type ToastRequest } from "@/components/ui/toast-store";
import { failureText } from "@/lib/http/fetch-json";

interface Options {
  /** False for what reads its own data. */
  refresh?: boolean;
  /** What is said of a failure that the server did not explain. */
  failed?: string;
  /** Where something else than the reason alone is said of a failure. */
  explain?: (reason: string) => string;
  /** Shows the reason of a failure, in the place of a notice in the corner. */
  showFailure?: (reason: string) => void;
  onFailure?: (error: unknown) => void;
}

/**
 * One press that changes something: says what came of it in the corner and reads the page anew.
 * @returns `busy` names the act that is under way
 */
export function useAction<Name extends string = string>(options: Options = {}) {
  const { refresh = true, failed, explain = (reason: string) => reason, showFailure, onFailure } = options;
  const router = useRouter();
  const [busy, setBusy] = useState<Name | null>(null);
  const running = useRef(false);
  /** Of the try before, which the next one makes out of date. */
  const takeBack = useRef(() => {});

  /** @param act its result is what is said, if there is anything to say */
  async function run(name: Name, act: () => Promise<string | ToastRequest | undefined>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    takeBack.current();
    try {
      const answer = await act();
      if (answer !== undefined) showToast(typeof answer === "string" ? { text: answer } : answer);
      if (refresh) router.refresh();
    } catch (error) {
      const text = explain(failureText(error, failed));
      if (showFailure) showFailure(text);
      else takeBack.current = showToast({ text, tone: "bad" });
      onFailure?.(error);
    } finally {
      running.current = false;
      setBusy(null);
    }
  }

  return { busy, run };
}
