import { heldWords } from "@/components/admin/desk/held-words";
import type { RowLook } from "@/components/admin/desk/kind";
import { Signs } from "@/components/admin/desk/queue-list";
import { Badge } from "@/components/ui/badge";
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
  const { heldReason, question, duplicates, supportCount } = report;
  return (
    <Signs>
      {heldReason ? (
        <li className="basis-full text-sm text-danger">
          <Badge tone="bad" icon="shield">
            Ditahan
          </Badge>{" "}
          {heldWords(heldReason)}
        </li>
      ) : null}
      {question ? (
        <li>
          <Badge tone="info" icon="message">
            Menunggu jawaban
          </Badge>
        </li>
      ) : null}
      {duplicates.length > 0 ? (
        <li>
          <Badge tone="wait" icon="copy">
            {duplicates.length} di dekatnya
          </Badge>
        </li>
      ) : null}
      {supportCount > 0 ? (
        <li>
          <Badge icon="users">{supportCount} orang mengalami</Badge>
        </li>
      ) : null}
    </Signs>
  );
}
