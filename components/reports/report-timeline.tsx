import { Icon, type IconName } from "@/components/ui/icon";
import { formatDateTime, type Zone } from "@/lib/format/dates";
import type { ReportEventKind } from "@/lib/reports/rules";
import type { ReportStepView } from "@/lib/reports/view";
import { cameraWords } from "./claims/claim-state";

const STEPS: Record<ReportEventKind, { title: string; icon: IconName }> = {
  CREATED: { title: "Laporan diterima", icon: "megaphone" },
  VERIFIED: { title: "Terverifikasi oleh pengelola", icon: "shield" },
  REJECTED: { title: "Ditolak", icon: "cross-circle" },
  IN_PROGRESS: { title: "Ditindaklanjuti", icon: "tools" },
  CLAIMED: { title: "Diklaim selesai", icon: "flag" },
  RESOLVED: { title: "Selesai", icon: "check-circle" },
  REOPENED: { title: "Dibuka kembali", icon: "undo" },
  ASKED: { title: "Pengelola meminta keterangan tambahan", icon: "message" },
  ANSWERED: { title: "Pelapor memberi keterangan", icon: "message" },
  RELEASED: { title: "Diperiksa lalu ditampilkan di daftar", icon: "eye" },
  EDITED: { title: "Disunting pengelola", icon: "edit" },
  MERGED: { title: "Digabung dengan laporan lain", icon: "copy" },
  CONFIRMED: { title: "Warga memastikan: sudah beres", icon: "check-circle" },
  CONFIRMED_BY_GUESTS: { title: "Dikonfirmasi 2 warga tanpa akun", icon: "check-circle" },
};

const REOPENED_BY_NEIGHBOURS = { title: "Dibuka kembali oleh warga", icon: "undo" } as const;

/** What has really happened to a report, oldest first. What has not happened is not drawn. */
export function ReportTimeline({ steps, zone }: { steps: ReportStepView[]; zone: Zone }) {
  return (
    <ol className="grid">
      {steps.map((step) => {
        const { title, icon } =
          step.kind === "REOPENED" && step.by_reporter ? REOPENED_BY_NEIGHBOURS : STEPS[step.kind];
        return (
          <li key={step.id} className="group relative grid grid-cols-[2.5rem_1fr] gap-x-4 pb-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-10 bottom-0 left-5 w-0.5 -translate-x-1/2 bg-line-strong group-last:hidden"
            />
            <span className="grid size-10 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon name={icon} />
            </span>
            <div className="min-w-0 pt-1.5">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-faint">
                <time dateTime={step.created_at}>{formatDateTime(step.created_at, zone)}</time>
              </p>
              {step.words ? (
                <blockquote className="measure mt-2 border-l-4 border-line-strong pl-3 whitespace-pre-line text-ink-soft">
                  {step.words}
                </blockquote>
              ) : null}
              {step.photo ? (
                <img
                  src={step.photo}
                  alt={`Foto pada langkah "${title}"`}
                  loading="lazy"
                  className="mt-3 max-h-80 w-full max-w-md rounded-sm bg-panel object-cover"
                />
              ) : null}
              {step.photo && step.kind === "CLAIMED" ? (
                <p className="mt-1 text-sm text-ink-soft">{cameraWords(step.camera, zone)}</p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
