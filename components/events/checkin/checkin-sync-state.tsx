import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { Attendance } from "./use-attendance";

/** Whether what was ticked off here has reached the server, and what has not. */
export function CheckInSync({ attendance }: { attendance: Attendance }) {
  const { list, syncing, failure, refused, keeps, sync } = attendance;
  const waiting = Object.keys(list.waiting).length;
  return (
    <div className="grid gap-3">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Icon name={waiting === 0 && !failure ? "check-circle" : "clock"} size={18} />
          {stateWords(waiting, failure !== null)}
        </p>
        {failure ? (
          <Button variant="secondary" size="small" busy={syncing} onClick={() => void sync()}>
            <Icon name="refresh" size={18} /> Coba kirim sekarang
          </Button>
        ) : null}
      </div>
      {failure && failure.status !== 0 ? <Notice tone="bad" title={failure.message} /> : null}
      {refused.length > 0 ? (
        <Notice tone="bad" live="alert" title={`Belum tercatat: ${refused.join(", ")}`}>
          Pendaftarannya sudah dibatalkan atau tidak ada lagi. Catat sebagai peserta tanpa pendaftaran.
        </Notice>
      ) : null}
      {keeps ? null : (
        <Notice tone="bad" live="alert" title="Peramban ini tidak dapat menyimpan catatan">
          Biarkan halaman ini terbuka sampai semua catatan terkirim.
        </Notice>
      )}
    </div>
  );
}

function stateWords(waiting: number, failed: boolean): string {
  if (waiting > 0) return `${waiting} catatan tersimpan di peranti ini, menunggu terkirim.`;
  return failed ? "Semua catatan terkirim. Daftar belum dapat diperbarui." : "Semua catatan sudah terkirim.";
}
