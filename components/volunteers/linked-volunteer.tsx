"use client";

import { useState } from "react";
import useSWR from "swr";
import { useHash } from "@/components/forms/use-hash";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast-store";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { type LinkAction, VOLUNTEER_HEADER, volunteerIn } from "@/lib/volunteers/rules";
import type { ChangedVolunteerView, LinkedVolunteerView } from "@/lib/volunteers/view";
import { LinkedCard } from "./linked-card";

const FAILED = "Terjadi kesalahan. Silakan coba lagi.";

const DONE: Record<LinkAction, string> = {
  confirm: "Email Anda sudah dikonfirmasi.",
  stop_invitations: "Anda tidak akan menerima undangan lagi.",
  resume_invitations: "Anda akan menerima undangan kegiatan di daerah Anda.",
  leave: "Anda sudah keluar.",
};

const messageOf = (failure: unknown) => (failure instanceof RequestFailed ? failure.message : FAILED);

/** What the personal link of a mail opens. */
export function LinkedVolunteer() {
  const hash = useHash();
  const link = hash === undefined ? undefined : volunteerIn(hash);
  const { view, left, problem, reload, busy, change } = useLinked(link ?? null);

  if (link === null) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="bad" title="Tautan ini tidak lengkap">
          Buka tautan langsung dari email Anda, atau salin seluruh alamatnya.
        </Notice>
        <ToList />
      </div>
    );
  }
  if (left) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="good" live="status" title="Anda sudah keluar">
          Nama, email, dan isian lain sudah kami hapus. Anda dapat bergabung lagi kapan saja.
        </Notice>
        <ToList />
      </div>
    );
  }
  if (view) return <LinkedCard view={view} busy={busy} onChange={change} />;
  if (problem) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="bad" live="alert" title="Pendaftaran belum dapat ditampilkan">
          {problem}
        </Notice>
        <Button variant="secondary" onClick={reload}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return (
    <>
      <SkeletonStatus text="Memuat pendaftaran…" />
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-56" />
    </>
  );
}

function ToList() {
  return (
    <ButtonLink href="/relawan" variant="secondary">
      Lihat relawan
    </ButtonLink>
  );
}

/** A volunteer as the personal link gives it, and what can be done with it. */
function useLinked(link: { id: number; token: string } | null) {
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
