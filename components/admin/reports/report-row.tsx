import type { RowLook } from "@/components/admin/desk/kind";
import { HeldSign, Sign, Signs } from "@/components/admin/desk/queue-list";
import { formatDate, waitingWords } from "@/lib/format/dates";
import type { DeskReportView } from "@/lib/reports/view";

export function reportRow(report: DeskReportView, now: Date): RowLook {
  const { code, status, createdAt, damageType, location, photo } = report;
  return {
    link: code,
    title: damageType,
    place: location,
    age: status === "PENDING" ? waitingWords(createdAt, now) : formatDate(createdAt),
    photo: photo?.medium ?? null,
    signs: <ReportSigns report={report} />,
  };
}

function ReportSigns({ report }: { report: DeskReportView }) {
  const { heldReason, question, duplicates, supportCount, gatherings, steps } = report;
  const last = steps.at(-1);
  return (
    <Signs>
      {heldReason ? <HeldSign reason={heldReason} /> : null}
      {question ? (
        <Sign tone="info" icon="message">
          Menunggu jawaban
        </Sign>
      ) : null}
      {last?.by_reporter && last.kind === "REOPENED" ? (
        <Sign tone="bad" icon="undo">
          Dibuka kembali pelapor
        </Sign>
      ) : null}
      {gatherings.some(({ waits }) => waits) ? (
        <Sign tone="wait" icon="flag">
          Kegiatan selesai
        </Sign>
      ) : null}
      {duplicates.length > 0 ? (
        <Sign tone="wait" icon="copy">
          {duplicates.length} di dekatnya
        </Sign>
      ) : null}
      {supportCount > 0 ? <Sign icon="users">{supportCount} orang mengalami</Sign> : null}
    </Signs>
  );
}
