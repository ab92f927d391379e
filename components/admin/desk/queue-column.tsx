import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import { QueueList } from "./queue-list";
import type { Queue } from "./use-queue";

interface QueueColumnProps {
  status: ReportStatus;
  queue: Queue;
  reports: readonly DeskReportView[];
  openCode: string | null;
  now: Date;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

const SHAPES = ["first", "second", "third", "fourth"];

/** The list with its states: coming, failed, empty, there. */
export function QueueColumn({ status, queue, reports, openCode, now, hrefOf, onOpen }: QueueColumnProps) {
  if (queue.loading) {
    return (
      <div className="grid gap-2">
        <SkeletonStatus text="Memuat laporan…" />
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-28 rounded-md" />
        ))}
      </div>
    );
  }
  if (queue.problem) {
    return (
      <Notice tone="bad" live="alert" title="Gagal memuat laporan.">
        <p>{queue.problem.message}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={queue.reload}>
            Coba lagi
          </Button>
          {queue.problem.signedOut ? (
            <ButtonLink size="small" href="/login?lanjut=/admin/laporan">
              Masuk kembali
            </ButtonLink>
          ) : null}
        </p>
      </Notice>
    );
  }
  if (reports.length === 0) {
    return (
      <EmptyState>
        {status === "PENDING"
          ? "Semua laporan sudah ditinjau. Laporan baru muncul di sini dengan sendirinya."
          : `Belum ada laporan dengan status ${STATUS_LABELS[status]}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <QueueList reports={reports} openCode={openCode} now={now} hrefOf={hrefOf} onOpen={onOpen} />
      <LoadMore hasMore={queue.hasMore} loading={queue.loadingMore} onLoad={queue.loadMore} />
    </>
  );
}
