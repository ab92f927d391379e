import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import type { RowStyle } from "./kind";
import { QueueList } from "./queue-list";
import type { Queue } from "./use-queue";

interface QueueColumnProps {
  /** "laporan" */
  noun: string;
  /** The page to come back to after signing in again. */
  path: string;
  label: string;
  queue: Queue<unknown>;
  rows: readonly (RowStyle & { code: string })[];
  emptyText: string;
  openCode: string | null;
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}

const SHAPES = ["first", "second", "third", "fourth"];

/** The list with its states: coming, failed, empty, there. */
export function QueueColumn({ noun, path, label, queue, rows, emptyText, openCode, hrefOf, onOpen }: QueueColumnProps) {
  if (queue.loading) {
    return (
      <div className="grid gap-2">
        <SkeletonStatus text={`Memuat ${noun}…`} />
        {SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-28 rounded-md" />
        ))}
      </div>
    );
  }
  if (queue.problem) {
    return (
      <Notice tone="bad" live="alert" title={`Gagal memuat ${noun}.`}>
        <p>{queue.problem.message}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={queue.reload}>
            Coba lagi
          </Button>
          {queue.problem.signedOut ? (
            <ButtonLink size="small" href={`/login?lanjut=${path}`}>
              Masuk kembali
            </ButtonLink>
          ) : null}
        </p>
      </Notice>
    );
  }
  if (rows.length === 0) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      <QueueList label={label} rows={rows} openCode={openCode} hrefOf={hrefOf} onOpen={onOpen} />
      <LoadMore hasMore={queue.hasMore} loading={queue.loadingMore} onLoad={queue.loadMore} />
    </>
  );
}
