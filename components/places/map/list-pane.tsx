import { AreaFilter } from "@/components/areas/area-filter";
import { ListSearch } from "@/components/lists/list-search";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { PLACE_MESSAGES } from "@/lib/places/rules";
import { ListCard } from "./list-card";
import type { ListedPlace, Places } from "./use-places";

interface PlaceListProps {
  list: Places;
  selectedId: number | null;
  onSelect: (place: ListedPlace) => void;
  /** Shows everything again; null where nothing is left out. */
  onReset: (() => void) | null;
}

interface ListPaneProps {
  list: Places;
  /** What the list shows, in words. */
  heading: string;
  name: string;
  onName: (name: string) => void;
  /** A province, regency or district; null is everywhere. */
  area: string | null;
  onArea: (area: string | null) => void;
  selectedId: number | null;
  onSelect: (place: ListedPlace) => void;
  onReset: (() => void) | null;
  onAdd: () => void;
}

/** What the list shows, the search in it and the list itself, which scrolls. */
export function ListPane({
  list,
  heading,
  name,
  onName,
  area,
  onArea,
  selectedId,
  onSelect,
  onReset,
  onAdd,
}: ListPaneProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-12 items-center justify-between gap-3 pb-2">
        <div aria-live="polite">
          <h2 className="line-clamp-2 text-lg leading-6">{heading}</h2>
        </div>
        <span className="needs-script shrink-0">
          <Button size="small" onClick={onAdd}>
            <Icon name="plus" size={18} /> Tambah lokasi
          </Button>
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain -mx-1 px-1 pb-4 lg:-mr-3 lg:pr-3">
        <div className="grid gap-2 py-1 pb-3">
          <ListSearch name={name} onName={onName} landmark="Lokasi hijau" label="Cari nama lokasi" />
          <details className="needs-script" open={area !== null}>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-primary">
              <Icon name="pin" size={18} /> Saring menurut daerah
              <Icon name="chevron-down" size={18} className="in-[[open]>summary]:rotate-180" />
            </summary>
            <div className="grid gap-2 pb-2 sm:grid-cols-2 lg:grid-cols-1">
              <AreaFilter area={area} onArea={onArea} />
            </div>
          </details>
          {onReset ? (
            <Button variant="secondary" size="small" className="justify-self-start" onClick={onReset}>
              <Icon name="close" size={18} /> Tampilkan semua lokasi
            </Button>
          ) : null}
        </div>
        <PlaceList list={list} selectedId={selectedId} onSelect={onSelect} onReset={onReset} />
      </div>
    </div>
  );
}

/** The states of the spec's list: loading, error, empty, shown (2.13). */
function PlaceList({ list, selectedId, onSelect, onReset }: PlaceListProps) {
  const { places, loading, error, retry, hasMore, loadingMore, loadMore } = list;
  return (
    <div aria-busy={loading}>
      {places && places.length > 0 ? (
        <ul className={loading ? "grid gap-3 opacity-60" : "grid gap-3"}>
          {places.map((place) => (
            <ListCard key={place.id} place={place} selected={place.id === selectedId} onSelect={onSelect} />
          ))}
        </ul>
      ) : null}
      {places?.length === 0 && !loading ? <Empty onReset={onReset} /> : null}
      {loading || loadingMore ? <Loading withCards={loadingMore || !places || places.length === 0} /> : null}
      {error ? <Failed message={error.message} onRetry={retry} /> : null}
      {error || loading ? null : (
        <div className="needs-script">
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} label="Muat lagi" />
        </div>
      )}
    </div>
  );
}

function Empty({ onReset }: Pick<PlaceListProps, "onReset">) {
  return (
    <EmptyState
      action={
        onReset ? (
          <Button variant="secondary" size="small" onClick={onReset}>
            Tampilkan semua lokasi
          </Button>
        ) : null
      }
    >
      {PLACE_MESSAGES.empty}
    </EmptyState>
  );
}

function Loading({ withCards }: { withCards: boolean }) {
  return (
    <>
      <SkeletonStatus text="Memuat lokasi…" />
      {withCards ? (
        <div className="mt-3 grid gap-3">
          <Skeleton className="h-32 rounded-md" />
          <Skeleton className="h-32 rounded-md" />
          <Skeleton className="h-32 rounded-md" />
        </div>
      ) : null}
    </>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice tone="bad" live="alert" className="mt-3">
      <p>Error: {message}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Coba lagi
      </Button>
    </Notice>
  );
}
