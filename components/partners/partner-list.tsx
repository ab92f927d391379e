import type { Newest } from "@/components/lists/use-newest";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { SkeletonStatus } from "@/components/ui/skeleton";
import { PARTNER_MESSAGES } from "@/lib/partners/rules";
import { type ListedPartner, PartnerCard } from "./partner-card";

interface PartnerListProps {
  list: Newest<ListedPartner>;
  /** Who has just registered on this page. */
  newId: number | null;
  at: string;
  /** Shows everything again; null where nothing is left out. */
  onReset: (() => void) | null;
}

/** The cards, and what stands instead of them while they load, fail or are none. */
export function PartnerList({ list, newId, at, onReset }: PartnerListProps) {
  const { items, loading, error, olderError, retry, hasMore, loadingMore, loadMore } = list;
  const failed = error ?? olderError;
  return (
    <div aria-busy={loading}>
      {items && items.length > 0 && !error ? (
        <ul className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 ${loading ? "opacity-60" : ""}`}>
          {items.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} at={at} isNew={partner.id === newId} />
          ))}
        </ul>
      ) : null}
      {items?.length === 0 && !loading && !error ? <Empty onReset={onReset} /> : null}
      {loading ? <SkeletonStatus text="Memuat bank sampah…" /> : null}
      {failed ? (
        <Notice tone="bad" live="alert" title={PARTNER_MESSAGES.loadFailed} className="mt-4">
          <Button variant="secondary" size="small" onClick={error ? retry : loadMore}>
            Coba lagi
          </Button>
        </Notice>
      ) : null}
      {failed || loading ? null : (
        <div className="needs-script">
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} label="Muat bank sampah lain" />
        </div>
      )}
    </div>
  );
}

function Empty({ onReset }: Pick<PartnerListProps, "onReset">) {
  if (onReset === null) return <EmptyState>{PARTNER_MESSAGES.empty}</EmptyState>;
  return (
    <EmptyState
      action={
        <Button variant="secondary" size="small" onClick={onReset}>
          Tampilkan semua bank sampah
        </Button>
      }
    >
      Tidak ada bank sampah yang cocok dengan saringan ini. Belum semua mengisi jadwal dan jenis sampahnya.
    </EmptyState>
  );
}
