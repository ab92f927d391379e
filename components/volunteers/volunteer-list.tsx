import type { Newest } from "@/components/lists/use-newest";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { VOLUNTEER_MESSAGES } from "@/lib/volunteers/rules";
import type { VolunteerView } from "@/lib/volunteers/view";
import { VolunteerCard } from "./volunteer-card";

interface VolunteerListProps {
  list: Newest<VolunteerView>;
  /** Who has just joined on this page. */
  joinedId: number | null;
  /** Shows everyone again; null where nobody is left out. */
  onReset: (() => void) | null;
}

/** The cards, and what stands instead of them while they load, fail or are none. */
export function VolunteerList({ list, joinedId, onReset }: VolunteerListProps) {
  const { items, loading, error, olderError, retry, hasMore, loadingMore, loadMore } = list;
  const failure = error ?? olderError;
  return (
    <div aria-busy={loading}>
      {items && items.length > 0 && !error ? (
        <ul className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 ${loading ? "opacity-60" : ""}`}>
          {items.map((volunteer) => (
            <VolunteerCard key={volunteer.id} volunteer={volunteer} level={3} isNew={volunteer.id === joinedId} />
          ))}
        </ul>
      ) : null}
      {items?.length === 0 && !loading && !error ? <Empty onReset={onReset} /> : null}
      {loading ? <SkeletonStatus text="Memuat relawan…" /> : null}
      {loading && !items?.length ? <Skeleton className="h-56 rounded-md" /> : null}
      {failure ? (
        <Notice tone="bad" live="alert" title="Relawan belum dapat dimuat" className="mt-4">
          <p>{failure.message}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={error ? retry : loadMore}>
            Coba lagi
          </Button>
        </Notice>
      ) : null}
      {failure || loading ? null : (
        <div className="needs-script">
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} label="Muat relawan lain" />
        </div>
      )}
    </div>
  );
}

function Empty({ onReset }: Pick<VolunteerListProps, "onReset">) {
  if (onReset === null) return <EmptyState>Belum ada relawan. Jadilah yang pertama bergabung.</EmptyState>;
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="small" onClick={onReset}>
          Tampilkan semua relawan
        </Button>
      }
    >
      {VOLUNTEER_MESSAGES.empty}
    </EmptyState>
  );
}
