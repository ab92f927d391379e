"use client";

import { useState } from "react";
import useSWR from "swr";
import { useAction } from "@/components/forms/use-action";
import { useHash } from "@/components/forms/use-hash";
import { LoadFailed } from "@/components/lists/load-failed";
import { BrokenLink } from "@/components/ui/broken-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Skeletons } from "@/components/ui/skeleton";
import { formatDate } from "@/lib/format/dates";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import { type LinkAction, VOLUNTEER_HEADER, volunteerIn } from "@/lib/volunteers/rules";
import type { ChangedVolunteerView, LinkedVolunteerView } from "@/lib/volunteers/view";
import { VolunteerCard } from "./volunteer-card";

const DONE: Record<LinkAction, string> = {
  confirm: "Email Anda sudah dikonfirmasi.",
  stop_invitations: "Anda tidak lagi diajak kerja bakti.",
  resume_invitations: "Kami mengajak Anda bila ada kerja bakti di daerah Anda.",
  leave: "Anda sudah keluar.",
};

/** What the personal link of a mail opens. */
export function LinkedVolunteer() {
  const hash = useHash();
  const link = hash === undefined ? undefined : volunteerIn(hash);
  const { view, left, error, reload, busy, change } = useLinked(link ?? null);

  if (link === null) {
    return (
      <BrokenLink title="Tautan ini tidak lengkap" action={<ToList />}>
        Buka tautan dari email Anda atau yang Anda simpan. Salin tautan secara utuh.
      </BrokenLink>
    );
  }
  if (left) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="good" live="status" title="Anda sudah keluar">
          Semua isian Anda sudah kami hapus. Anda dapat bergabung lagi kapan saja.
        </Notice>
        <ToList />
      </div>
    );
  }
  if (view) return <LinkedCard view={view} busy={busy} onChange={change} />;
  if (error?.status === 403) return <BrokenLink live="alert" title={error.message} action={<ToList />} />;
  if (error) {
    return (
      <LoadFailed title="Pendaftaran belum dapat ditampilkan" onRetry={reload}>
        {error.message}
      </LoadFailed>
    );
  }
  return <Skeletons text="Memuat pendaftaran…" heights={["h-16", "h-56"]} />;
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
  const [left, setLeft] = useState(false);
  const path = link && `/api/volunteers/${link.id}`;
  const { data, error, mutate } = useSWR<LinkedVolunteerView, RequestFailed, [string, string] | null>(
    link && path ? [path, link.token] : null,
    ([address, token]) => fetchJson<LinkedVolunteerView>(address, { headers: { [VOLUNTEER_HEADER]: token } }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );

  const { busy, run } = useAction<LinkAction>({ refresh: false, onFailure: () => void mutate() });

  function change(action: LinkAction): void {
    if (!link || !path) return;
    void run(action, async () => {
      const body = { token: link.token, action };
      const view = await fetchJson<ChangedVolunteerView>(path, { method: "PATCH", body });
      if ("left" in view) setLeft(true);
      else await mutate(view, { revalidate: false });
      return DONE[action];
    });
  }

  return { view: data, left, error, reload: () => void mutate(), busy, change };
}

interface LinkedCardProps {
  view: LinkedVolunteerView;
  busy: LinkAction | null;
  onChange: (action: LinkAction) => void;
}

/** A registration with everything that its holder can do now. */
function LinkedCard({ view, busy, onChange }: LinkedCardProps) {
  const [asking, setAsking] = useState(false);
  const { invitations, confirmed, by_email: byEmail } = view;
  const toggle = invitations ? "stop_invitations" : "resume_invitations";
  return (
    <div className="grid gap-6">
      <StatusNote view={view} />
      {view.staff_edited_at === null ? null : (
        <Notice tone="info" icon="edit" title={`Disunting pengelola ${formatDate(view.staff_edited_at)}`}>
          <span className="whitespace-pre-line">Alasan: {view.staff_edit_words}</span>
        </Notice>
      )}
      <ul>
        <VolunteerCard volunteer={view} level={2} />
      </ul>
      <div className="flex flex-wrap gap-3">
        {confirmed ? null : (
          <Button size="large" busy={busy === "confirm"} onClick={() => onChange("confirm")}>
            {busy === "confirm" ? "Mengonfirmasi…" : "Konfirmasi email saya"}
          </Button>
        )}
        {byEmail ? (
          <Button variant="secondary" busy={busy === toggle} onClick={() => onChange(toggle)}>
            {invitations ? "Jangan ajak saya lagi" : "Ajak saya bila ada kerja bakti"}
          </Button>
        ) : null}
        <Button variant="danger" onClick={() => setAsking(true)}>
          Keluar
        </Button>
      </div>
      <p className="text-ink-soft">
        {byEmail && invitations
          ? "Bila ada kerja bakti baru di daerah Anda, kami mengirim email pada Sabtu pagi."
          : "Anda tidak menerima ajakan kerja bakti."}
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Keluar dari relawan?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Tetap bergabung
            </Button>
            <Button variant="danger" busy={busy === "leave"} onClick={() => onChange("leave")}>
              {busy === "leave" ? "Menghapus…" : "Ya, keluar"}
            </Button>
          </>
        }
      >
        <p>Semua isian Anda langsung dihapus dan tidak dapat dipulihkan.</p>
      </Dialog>
    </div>
  );
}

function StatusNote({ view }: { view: LinkedVolunteerView }) {
  const { hidden, held, confirmed, confirm_before, by_email: byEmail } = view;
  if (hidden) {
    return (
      <Notice tone="bad" live="status" title="Pendaftaran ini disembunyikan pengelola">
        Tidak tampil untuk umum. Tanyakan alasannya lewat halaman Hubungi Kami.
      </Notice>
    );
  }
  if (!confirmed) {
    return (
      <Notice tone="wait" live="status" title="Email Anda belum dikonfirmasi">
        {confirm_before === null ? null : `Tanpa konfirmasi, pendaftaran ini terhapus ${formatDate(confirm_before)}.`}
      </Notice>
    );
  }
  return (
    <Notice
      tone="good"
      live="status"
      title={byEmail ? "Email Anda sudah dikonfirmasi" : "Anda terdaftar sebagai relawan"}
    >
      {held ? "Pengelola masih memeriksa pendaftaran ini." : "Terima kasih sudah menjadi relawan."}
    </Notice>
  );
}
