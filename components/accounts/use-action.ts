"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showToast, type ToastRequest } from "@/components/ui/toast-store";
import { RequestFailed } from "@/lib/http/fetch-json";

const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

/**
 * One press that changes something of the account: says what came of it in the corner and reads the page anew.
 * @param options.refresh false for what reads its own data
 * @returns `busy` names the act that is under way
 */
export function useAction({ refresh = true } = {}) {
  const router = useRouter();
  const [busy, setBusy] = useState<string | null>(null);

  /** @param act its result is what is said */
  async function run(name: string, act: () => Promise<string | ToastRequest>): Promise<void> {
    if (busy !== null) return;
    setBusy(name);
    try {
      const answer = await act();
      showToast(typeof answer === "string" ? { text: answer } : answer);
      if (refresh) router.refresh();
    } catch (error) {
      showToast({ text: error instanceof RequestFailed ? error.message : FAILED, tone: "bad" });
    } finally {
      setBusy(null);
    }
  }

  return { busy, run };
}
