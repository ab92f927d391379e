import type { ReactNode } from "react";
import { CardTitle } from "@/components/lists/card-title";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { zoneOfView } from "@/lib/areas/zones";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { isKindSentence } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";
import { StatusBadge } from "./status-badge";

interface ReportCardProps {
  report: ReportView;
  outlined?: boolean;
  className?: string;
  /** What can be done with it here. */
  children?: ReactNode;
}

/** A report in a list. */
export function ReportCard({ report, outlined = false, className, children }: ReportCardProps) {
  const happened = formatDate(report.incident_date);
  const reported = formatDate(report.created_at, zoneOfView(report));
  return (
    <li id={`laporan-${report.code}`} className={className}>
      <Card as="article" className={outlined ? "outline-3 -outline-offset-1 outline-primary" : undefined}>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <StatusBadge status={report.status} />
          <span className="text-sm whitespace-nowrap text-ink-faint tabular-nums">{report.code}</span>
        </div>
        <div className="mt-3 flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <CardTitle href={`/laporan/${report.code}`}>{report.damage_type}</CardTitle>
            <p className="mt-1 flex items-start gap-1.5 font-semibold text-ink-soft">
              <Icon name="pin" size={18} className="mt-1" />
              <span className="line-clamp-2">{report.location}</span>
            </p>
          </div>
          {report.photo ? (
            <img
              src={report.photo}
              alt=""
              loading="lazy"
              decoding="async"
              width={88}
              height={88}
              className="size-22 rounded-sm bg-panel object-cover"
            />
          ) : null}
        </div>
        {isKindSentence(report.description) ? null : (
          <p className="mt-2 line-clamp-3 text-ink-soft">{report.description}</p>
        )}
        <p className="mt-3 text-sm text-ink-faint">
          {happened === reported ? "Terjadi dan" : `Kejadian ${happened} ·`} dilaporkan {reported} oleh{" "}
          {report.reporter_name}
        </p>
        {report.support_count > 0 ? (
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-faint">
            <Icon name="users" size={18} /> {formatCount(report.support_count)} warga juga mengalami
          </p>
        ) : null}
        {children}
      </Card>
    </li>
  );
}
