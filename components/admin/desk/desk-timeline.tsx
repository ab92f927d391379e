import { Icon, type IconName } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";
import type { ReportEventKind } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";

const STEPS: Record<ReportEventKind, { text: string; icon: IconName }> = {
  CREATED: { text: "Laporan diterima", icon: "megaphone" },
  VERIFIED: { text: "Terverifikasi", icon: "check-circle" },
  REJECTED: { text: "Ditolak", icon: "cross-circle" },
  IN_PROGRESS: { text: "Ditindaklanjuti", icon: "tools" },
  RESOLVED: { text: "Selesai", icon: "flag" },
  REOPENED: { text: "Dibuka kembali", icon: "refresh" },
  ASKED: { text: "Pelapor ditanya", icon: "message" },
  ANSWERED: { text: "Pelapor menjawab", icon: "message" },
  RELEASED: { text: "Ditampilkan di daftar", icon: "eye" },
};

/** What has happened to the report, with who did it. */
export function DeskTimeline({ steps }: { steps: DeskReportView["steps"] }) {
  return (
    <section aria-labelledby="timeline-title">
      <h3 id="timeline-title" className="text-xl">
        Riwayat
      </h3>
      <ol className="mt-3 grid gap-4">
        {steps.map((step) => (
          <li key={step.id} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="grid size-9 place-items-center rounded-full bg-primary-soft text-primary">
              <Icon name={STEPS[step.kind].icon} size={18} />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{STEPS[step.kind].text}</p>
              <p className="text-sm text-ink-faint">
                <time dateTime={step.created_at}>{formatDateTime(step.created_at)}</time>
                {step.by ? ` · oleh ${step.by}` : null}
              </p>
              {step.words ? <p className="mt-1 whitespace-pre-line">{step.words}</p> : null}
              {step.photo ? (
                <a href={step.photo} target="_blank" rel="noopener" className="mt-2 block w-fit">
                  <img
                    src={step.photo}
                    alt="Foto sesudah"
                    loading="lazy"
                    className="h-32 rounded-sm bg-panel object-cover"
                  />
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
