import type { IconName } from "@/components/ui/icon";
import type { HandoverView } from "@/lib/channels/handovers/view";
import { dayIn, formatDateTime, type Zone } from "@/lib/format/dates";
import type { ReportEventKind } from "@/lib/reports/rules";
import type { ReportStepView } from "@/lib/reports/view";
import { cameraWords } from "./claims/claim-state";
import { HandoverEntry } from "./handover-entry";
import { TimelineEntry } from "./timeline-entry";

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

interface ReportTimelineProps {
  steps: ReportStepView[];
  /** The oldest first. */
  handovers: HandoverView[];
  /** Whether offices are still waited for. */
  running: boolean;
  zone: Zone;
}

/** What has really happened to a report, oldest first. What has not happened is not drawn. */
export function ReportTimeline({ steps, handovers, running, zone }: ReportTimelineProps) {
  const taken = steps.map((step) => ({
    day: dayIn(step.created_at, zone),
    entry: <Step key={`langkah-${step.id}`} step={step} zone={zone} />,
  }));
  const passedOn = handovers.flatMap((first, place) => {
    const same = ({ channel_id }: HandoverView) => channel_id === first.channel_id;
    if (handovers.findIndex(same) < place) return [];
    const later = handovers.slice(place + 1).filter(same);
    const entry = (
      <HandoverEntry key={`terusan-${first.id}`} first={first} later={later} zone={zone} running={running} />
    );
    return { day: first.sent_on, entry };
  });
  return (
    <ol className="grid">
      {[...taken, ...passedOn].sort((a, b) => a.day.localeCompare(b.day)).map(({ entry }) => entry)}
    </ol>
  );
}

function Step({ step, zone }: { step: ReportStepView; zone: Zone }) {
  const { kind, created_at, words, photo, camera, by_reporter } = step;
  const { title, icon } = kind === "REOPENED" && by_reporter ? REOPENED_BY_NEIGHBOURS : STEPS[kind];
  return (
    <TimelineEntry title={title} icon={icon} at={created_at} when={formatDateTime(created_at, zone)}>
      {words ? (
        <blockquote className="measure mt-2 border-l-4 border-line-strong pl-3 whitespace-pre-line text-ink-soft">
          {words}
        </blockquote>
      ) : null}
      {photo ? (
        <img
          src={photo}
          alt={`Foto pada langkah "${title}"`}
          loading="lazy"
          className="mt-3 max-h-80 w-full max-w-md rounded-sm bg-panel object-cover"
        />
      ) : null}
      {photo && kind === "CLAIMED" ? <p className="mt-1 text-sm text-ink-soft">{cameraWords(camera, zone)}</p> : null}
    </TimelineEntry>
  );
}
