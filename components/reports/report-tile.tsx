import type { ReactNode } from "react";
import { CardTitle } from "@/components/lists/card-title";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { ReportView } from "@/lib/reports/view";
import { StatusBadge } from "./status-badge";

interface ReportTileProps {
  report: ReportView;
  /** Its last lines, e.g. the day of the report. */
  children: ReactNode;
}

/** A report in a row of few: state, kind and location, as a link to its page. */
export function ReportTile({ report, children }: ReportTileProps) {
  return (
    <Card as="li" className="flex flex-col transition-colors hover:border-primary">
      <p>
        <StatusBadge status={report.status} />
      </p>
      <div className="mt-3">
        <CardTitle href={`/laporan/${report.code}`}>{report.damage_type}</CardTitle>
      </div>
      <p className="mt-1 mb-3 flex items-start gap-1.5 text-ink-soft">
        <Icon name="pin" size={18} className="mt-1" />
        <span className="line-clamp-2">{report.location}</span>
      </p>
      {children}
    </Card>
  );
}
