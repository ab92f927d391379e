import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { formatDate } from "@/lib/format/dates";
import type { LinkAction } from "@/lib/volunteers/rules";
import type { LinkedVolunteerView } from "@/lib/volunteers/view";
import { VolunteerCard } from "./volunteer-card";

interface LinkedCardProps {
  view: LinkedVolunteerView;
  busy: LinkAction | null;
  onChange: (action: LinkAction) => void;
}

/** A registration with everything that its holder can do now. */
export function LinkedCard({ view, busy, onChange }: LinkedCardProps) {
  const [asking, setAsking] = useState(false);
  const { invitations, confirmed } = view;
  const toggle = invitations ? "stop_invitations" : "resume_invitations";
  return (
    <div className="grid gap-6">
      <StatusNote view={view} />
      {view.staff_edited_at === null ? null : (
        <Notice tone="info" icon="edit" title={`Disunting pengurus ${formatDate(view.staff_edited_at)}`}>
          Alasan: {view.staff_edit_words}
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
        <Button variant="secondary" busy={busy === toggle} onClick={() => onChange(toggle)}>
          {invitations ? "Berhenti menerima undangan" : "Terima undangan lagi"}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Keluar
        </Button>
      </div>
      <p className="text-ink-soft">
        {invitations
          ? "Pengelola dapat mengundang Anda ke kegiatan di daerah Anda lewat email, paling sering sekali seminggu. Alamat Anda tidak ditunjukkan kepada pengelola."
          : "Anda tidak menerima undangan kegiatan."}
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
        <p>Nama, email, dan semua isian Anda langsung dihapus dan tidak dapat dipulihkan.</p>
      </Dialog>
    </div>
  );
}

function StatusNote({ view: { hidden, held, confirmed, confirm_before } }: { view: LinkedVolunteerView }) {
  if (hidden) {
    return (
      <Notice tone="bad" live="status" title="Pendaftaran ini disembunyikan pengelola">
        Umum tidak melihatnya. Tanyakan alasannya lewat halaman Hubungi Kami.
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
    <Notice tone="good" live="status" title="Email Anda sudah dikonfirmasi">
      {held ? "Pengelola masih memeriksa pendaftaran ini." : "Terima kasih sudah menjadi relawan."}
    </Notice>
  );
}
