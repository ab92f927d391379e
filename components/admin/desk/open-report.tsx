import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import type { DeskReportView } from "@/lib/reports/view";
import { ReportPanel } from "./report-panel";

interface OpenReportProps {
  code: string | null;
  report: DeskReportView | null;
  problem: string | null;
  /** Place in the list, from 1; 0 when the report is not in it. */
  position: number;
  total: string;
  now: Date;
  tileUrl: string;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
  onBack: () => void;
  onReload: () => void;
  onStep: (by: 1 | -1) => void;
}

/** The right side of the desk, the whole screen on a phone. */
export function OpenReport(props: OpenReportProps) {
  const { code, report, problem } = props;
  if (code === null) {
    return <EmptyState>Pilih satu laporan di daftar untuk melihat foto, titik, dan riwayatnya.</EmptyState>;
  }
  return (
    <>
      <div className="mb-3 flex items-center gap-1">
        <Button variant="quiet" size="small" onClick={props.onBack} className="-ml-3">
          <Icon name="arrow-left" size={18} /> Antrean
        </Button>
        <span className="ml-auto text-sm tabular-nums text-ink-faint">
          {props.position > 0 ? `${props.position} dari ${props.total}` : null}
        </span>
        <Button variant="quiet" size="small" aria-label="Laporan sebelumnya" onClick={() => props.onStep(-1)}>
          <Icon name="arrow-up" />
        </Button>
        <Button variant="quiet" size="small" aria-label="Laporan berikutnya" onClick={() => props.onStep(1)}>
          <Icon name="arrow-up" className="rotate-180" />
        </Button>
      </div>
      {report ? (
        <ReportPanel
          report={report}
          now={props.now}
          tileUrl={props.tileUrl}
          hrefOf={props.hrefOf}
          onOpen={props.onOpen}
        />
      ) : problem ? (
        <Notice tone="bad" live="alert" title={problem}>
          <Button size="small" variant="secondary" onClick={props.onReload} className="mt-3">
            Coba lagi
          </Button>
        </Notice>
      ) : (
        <div className="grid gap-4">
          <SkeletonStatus text="Memuat laporan…" />
          <Skeleton className="h-16" />
          <Skeleton className="h-72 rounded-md" />
          <Skeleton className="h-32" />
        </div>
      )}
    </>
  );
}
