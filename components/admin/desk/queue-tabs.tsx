import { classNames } from "@/components/ui/class-names";
import { deskCount } from "@/lib/desk/rules";
import { REPORT_STATUSES, type ReportStatus } from "@/lib/reports/rules";
import type { DeskCountsView } from "@/lib/reports/view";
import { opensHere } from "./opens-here";

const TABS: Record<ReportStatus, string> = {
  PENDING: "Menunggu",
  VERIFIED: "Terverifikasi",
  IN_PROGRESS: "Ditindaklanjuti",
  RESOLVED: "Selesai",
  REJECTED: "Ditolak",
};

interface QueueTabsProps {
  current: ReportStatus;
  counts: DeskCountsView;
  hrefOf: (status: ReportStatus) => string;
  onChoose: (status: ReportStatus) => void;
}

/** Links, since each state has an address of its own; a plain press does not load the page anew. */
export function QueueTabs({ current, counts, hrefOf, onChoose }: QueueTabsProps) {
  return (
    <nav aria-label="Laporan menurut status" className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-1">
      <ul className="flex gap-2">
        {REPORT_STATUSES.map((status) => (
          <li key={status}>
            <a
              href={hrefOf(status)}
              aria-current={status === current ? "page" : undefined}
              onClick={(event) => opensHere(event) && onChoose(status)}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-semibold whitespace-nowrap transition-colors duration-150",
                status === current
                  ? "border-primary bg-primary text-on-primary"
                  : "border-line-strong bg-card hover:border-primary",
              )}
            >
              {TABS[status]}
              <span className="text-sm font-normal tabular-nums">{deskCount(counts[status])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
