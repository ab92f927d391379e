"use client";

import { useAction } from "@/components/forms/use-action";
import { UNDO_SECONDS } from "@/lib/desk/rules";
import type { ManageRegistrants } from "@/lib/events/registration/schemas";
import type { ManagedRegistrantsView } from "@/lib/events/registration/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { keyBody } from "./organiser-key";

type WithoutToken<T> = T extends { token?: unknown } ? Omit<T, "token"> : never;
type Decision = WithoutToken<ManageRegistrants>;

export interface RegistrantActs {
  /** The action in progress. */
  busy: string | null;
  /** @param name tells this press from others @param said of how many registrations and people were changed */
  decide: (name: string, decision: Decision, said: (done: ManagedRegistrantsView) => string) => void;
}

/** The organiser's decisions about registrants; a removal can be undone for ten seconds. */
export function useRegistrants(eventId: number, token: string | null, onChanged: () => void): RegistrantActs {
  const { busy, run } = useAction({ refresh: false, onFailure: onChanged });

  function send(decision: Decision): Promise<ManagedRegistrantsView> {
    const body = { ...decision, ...keyBody(token) };
    return fetchJson<ManagedRegistrantsView>(`/api/events/${eventId}/registrants`, { method: "PATCH", body });
  }

  function undo(removed: string) {
    void run("undo", async () => {
      const { registrations } = await send({ action: "undo", removed });
      onChanged();
      return `${registrations} pendaftaran kembali seperti semula.`;
    });
  }

  return {
    busy,
    decide: (name, decision, said) =>
      void run(name, async () => {
        const done = await send(decision);
        onChanged();
        const { undo: removed } = done;
        if (removed === null) return said(done);
        const action = { label: "Urungkan", onPress: () => undo(removed) };
        return { text: said(done), milliseconds: UNDO_SECONDS * 1000, action };
      }),
  };
}
