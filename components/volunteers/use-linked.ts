"use client";

import { useState } from "react";
import useSWR from "swr";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { type LinkAction, VOLUNTEER_HEADER } from "@/lib/volunteers/rules";
import type { ChangedVolunteerView, LinkedVolunteerView } from "@/lib/volunteers/view";

const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

const DONE: Record<LinkAction, string> = {
  confirm: "Email Anda sudah dikonfirmasi.",
  stop_invitations: "Anda tidak akan menerima undangan lagi.",
  resume_invitations: "Anda akan menerima undangan kegiatan di daerah Anda.",
  leave: "Anda sudah keluar.",
};

const messageOf = (failure: unknown) => (failure instanceof RequestFailed ? failure.message : FAILED);

/** A volunteer as the personal link gives it, and what can be done with it. */
export function useLinked(link: { id: number; token: string } | null) {
  const [busy, setBusy] = useState<LinkAction | null>(null);
  const [left, setLeft] = useState(false);
  const path = link && `/api/volunteers/${link.id}`;
  const { data, error, mutate } = useSWR<LinkedVolunteerView, unknown, [string, string] | null>(
    link && path ? [path, link.token] : null,
    ([address, token]) => fetchJson<LinkedVolunteerView>(address, { headers: { [VOLUNTEER_HEADER]: token } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

  async function change(action: LinkAction): Promise<void> {
    if (!link || !path || busy) return;
    setBusy(action);
    try {
      const body = { token: link.token, action };
      const view = await fetchJson<ChangedVolunteerView>(path, { method: "PATCH", body });
      if ("left" in view) setLeft(true);
      else await mutate(view, { revalidate: false });
      showToast({ text: DONE[action] });
    } catch (failure) {
      showToast({ text: messageOf(failure), tone: "bad" });
      void mutate();
    } finally {
      setBusy(null);
    }
  }

  return {
    view: data,
    left,
    problem: error === undefined ? null : messageOf(error),
    reload: () => void mutate(),
    busy,
    change: (action: LinkAction) => void change(action),
  };
}
