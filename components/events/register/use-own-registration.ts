"use client";

import { useState } from "react";
import useSWR from "swr";
import { showToast } from "@/components/ui/toast-store";
import type { ChangeRegistration } from "@/lib/events/event/schemas";
import { REGISTRATION_HEADER } from "@/lib/events/registration/rules";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

export type HeldAction = ChangeRegistration["action"];

export interface Held {
  view: HeldRegistrationView | undefined;
  /** Why there is nothing to show. */
  problem: string | null;
  reload: () => void;
  /** What is under way. */
  busy: HeldAction | null;
  /** @param said what is told when it worked @returns whether it did */
  change: (action: HeldAction, said: string, people?: number) => Promise<boolean>;
}

/** A registration as its personal link gives it, and what can be done with it. */
export function useOwnRegistration(link: { id: number; token: string } | null): Held {
  const [busy, setBusy] = useState<HeldAction | null>(null);
  const { data, error, mutate } = useSWR<HeldRegistrationView, unknown, [string, string] | null>(
    link ? [`/api/registrations/${link.id}`, link.token] : null,
    ([path, token]) => fetchJson<HeldRegistrationView>(path, { headers: { [REGISTRATION_HEADER]: token } }),
    { shouldRetryOnError: false },
  );

  async function change(action: HeldAction, said: string, people?: number): Promise<boolean> {
    if (!link || busy) return false;
    setBusy(action);
    try {
      const body = { token: link.token, action, ...(people === undefined ? {} : { people }) };
      await fetchJson(`/api/registrations/${link.id}`, { method: "PATCH", body });
      await mutate();
      showToast({ text: said });
      return true;
    } catch (failure) {
      showToast({ text: failure instanceof RequestFailed ? failure.message : FAILED, tone: "bad" });
      // Seats, time or the event itself may have changed meanwhile.
      void mutate();
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    view: data,
    problem: error === undefined ? null : error instanceof RequestFailed ? error.message : FAILED,
    reload: () => void mutate(),
    busy,
    change,
  };
}
