import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { formatDate, waitingWords } from "@/lib/format/dates";
import type { DeskReportView } from "@/lib/reports/view";
import { opensHere } from "./opens-here";
import { heldWords } from "./wording";

interface QueueListProps {
  reports: readonly DeskReportView[];
  openCode: string | null;
  now: Date;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

/** The oldest first. The number is the link and the whole row its target. */
export function QueueList({ reports, openCode, now, hrefOf, onOpen }: QueueListProps) {
  return (
    <ol aria-label="Antrean laporan, terlama di atas" className="grid gap-2">
      {reports.map((report) => (
        <li
          key={report.code}
          className={classNames(
            "relative grid grid-cols-[1fr_auto] gap-3 rounded-md border-2 bg-card p-3",
            report.code === openCode ? "border-primary" : "border-line",
          )}
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-faint">
              <a
                href={hrefOf(report.code)}
                aria-current={report.code === openCode ? "true" : undefined}
                className="rounded-sm font-semibold tabular-nums text-primary after:absolute after:inset-0"
                onClick={(event) => opensHere(event) && onOpen(report.code)}
              >
                {report.code}
              </a>
              <span className="inline-flex items-center gap-1">
                <Icon name="clock" size={14} /> {ageOf(report, now)}
              </span>
            </p>
            <p className="truncate font-semibold">{report.damageType}</p>
            <p className="truncate text-sm text-ink-soft">{report.location}</p>
            <Signs report={report} />
          </div>
          {report.photo ? (
            <img
              src={report.photo.medium}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-20 rounded-sm bg-panel object-cover"
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function ageOf({ status, createdAt }: DeskReportView, now: Date): string {
  return status === "PENDING" ? waitingWords(createdAt, now) : formatDate(createdAt);
}

function Signs({ report }: { report: DeskReportView }) {
  const { heldReason, question, duplicates, supportCount } = report;
  if (!heldReason && !question && duplicates.length === 0 && supportCount === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
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
    </ul>
  );
}
