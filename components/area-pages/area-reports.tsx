import Link from "next/link";
import { HandoverClock } from "@/components/channels/handover-clock";
import { BeforeAfter } from "@/components/reports/claims/before-after";
import { ReportTile } from "@/components/reports/report-tile";
import { WaitingDays } from "@/components/reports/waiting-days";
import { Icon } from "@/components/ui/icon";
import styles from "@/components/ui/row.module.css";
import type { AreaClockView } from "@/lib/area-pages/view";
import { zoneOfView } from "@/lib/areas/zones";
import type { Zone } from "@/lib/format/dates";
import { isOpen } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";
import type { ResolvedView } from "@/lib/reports/view-before-after";

interface WaitingReportsProps {
  reports: readonly ReportView[];
  clocks?: readonly AreaClockView[];
}

/** Reports that wait: open ones with their days, claimed ones with what a neighbour can do. */
export function WaitingReports({ reports, clocks = [] }: WaitingReportsProps) {
  const clockOf = new Map(clocks.map((clock) => [clock.report_id, clock]));
  return (
    <ul className={`${styles.row} grid gap-4 md:grid-cols-2 xl:grid-cols-3`}>
      {reports.map((report) => (
        <ReportTile key={report.id} report={report}>
          <p className="mt-auto text-sm text-ink-faint">
            {isOpen(report.status) ? (
              <WaitingDays since={report.created_at} zone={zoneOfView(report)} />
            ) : (
              "Sudah beres? Sampaikan di halamannya."
            )}
          </p>
          <Clock clock={clockOf.get(report.id)} zone={zoneOfView(report)} />
        </ReportTile>
      ))}
    </ul>
  );
}

function Clock({ clock, zone }: { clock: AreaClockView | undefined; zone: Zone }) {
  if (clock === undefined) return null;
  return (
    <p className="mt-1 text-sm wrap-anywhere text-ink-faint">
      Diteruskan ke {clock.channel}: <HandoverClock handover={clock} zone={zone} />
    </p>
  );
}

/** Resolved reports: photos of before and after where there are both, else a link. */
export function ResolvedReports({ reports }: { reports: readonly ResolvedView[] }) {
  const pictured = reports.flatMap(({ before, after, ...report }) =>
    before === null || after === null ? [] : [{ ...report, before, after }],
  );
  const others = reports.filter(({ before, after }) => before === null || after === null);
  return (
    <div className="grid gap-4">
      {pictured.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {pictured.map(({ before, after, ...report }) => (
            <li key={report.code} className="min-w-0">
              <BeforeAfter before={before} after={after} place={report.location} />
              <p className="mt-1">
                <ResolvedLink report={report} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <ul className="grid gap-1">
          {others.map((report) => (
            <li key={report.code} className="flex items-start gap-2">
              <Icon name="check-circle" size={18} className="mt-2 text-primary" />
              <ResolvedLink report={report} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function ResolvedLink({ report }: { report: Pick<ResolvedView, "code" | "damage_type" | "location"> }) {
  return (
    <Link
      href={`/laporan/${report.code}`}
      prefetch={false}
      className="inline-block min-w-0 py-1.5 wrap-anywhere underline underline-offset-4 hover:text-primary"
    >
      {report.damage_type}, {report.location}
    </Link>
  );
}
