"use client";

import { useCallback, useMemo, useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { FoundCount } from "@/components/lists/found-count";
import { ListSearch } from "@/components/lists/list-search";
import { LoadFailed } from "@/components/lists/load-failed";
import { type Newest, useNewest } from "@/components/lists/use-newest";
import { useSearch } from "@/components/lists/use-search";
import { withQuery } from "@/components/lists/with-query";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import {
  isVolunteerArea,
  VOLUNTEER_AREAS,
  VOLUNTEER_LENGTH,
  VOLUNTEER_LIST_LIMIT,
  VOLUNTEER_MESSAGES,
  type VolunteerArea,
} from "@/lib/volunteers/rules";
import type { JoinedVolunteerView, VolunteerView } from "@/lib/volunteers/view";
import type { JoinFormProps } from "./join-form";
import { OwnVolunteers } from "./own-volunteers";
import { VolunteerCard } from "./volunteer-card";

/** What the list is narrowed to, as it stands in the page's address. */
interface VolunteerFilter {
  area: VolunteerArea | null;
  text: string;
}

export const NO_FILTER: VolunteerFilter = { area: null, text: "" };

interface VolunteerListProps {
  list: Newest<VolunteerView>;
  /** Who has just joined on this page. */
  joinedId: number | null;
  /** Shows everyone again; null where nobody is left out. */
  onReset: (() => void) | null;
}

interface VolunteerFiltersProps {
  filter: VolunteerFilter;
  onFilter: (filter: VolunteerFilter) => void;
}

const load = () => import("./join-form").then(({ JoinForm }) => JoinForm);

type JoinDialogProps = JoinFormProps & { open: boolean };

const STEP = VOLUNTEER_LIST_LIMIT.screen;

/** Who has joined, and the way in. @param first the newest, with which the page was rendered */
export function VolunteerScreen({ first }: { first: VolunteerView[] }) {
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const [open, setOpen] = useState(false);
  const [joined, setJoined] = useState<VolunteerView | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const narrowed = filter.area !== null || filter.text !== "";
  const list = useNewest<VolunteerView>(listPath(filter, STEP), STEP, narrowed ? undefined : first);

  function choose(next: VolunteerFilter) {
    change((before) => withFilter(before, next));
  }

  function onJoined(volunteer: JoinedVolunteerView) {
    if (volunteer.held) return;
    setJoined(volunteer);
    if (narrowed) choose(NO_FILTER);
    else list.prepend(volunteer);
  }

  // Also before the list has been read anew.
  const others = list.items?.filter(({ id }) => id !== joined?.id);
  const items = joined && !narrowed && others ? [joined, ...others] : list.items;

  return (
    <>
      <div className="needs-script mb-6">
        <Button size="large" onClick={() => setOpen(true)}>
          <Icon name="sprout" /> Gabung jadi relawan
        </Button>
      </div>
      <OwnVolunteers />
      <section aria-labelledby="daftar-relawan">
        <h2 id="daftar-relawan" className="mb-4 text-2xl">
          Relawan yang sudah bergabung
        </h2>
        <VolunteerFilters filter={filter} onFilter={choose} />
        <div className="mt-6">
          <VolunteerList
            list={{ ...list, items }}
            joinedId={joined?.id ?? null}
            onReset={narrowed ? () => choose(NO_FILTER) : null}
          />
        </div>
      </section>
      <JoinDialog open={open} onClose={close} onJoined={onJoined} />
    </>
  );
}

/** The form loads when it is asked for: most visitors only look. What was typed outlives the dialog. */
function JoinDialog({ open, onClose, onJoined }: JoinDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Gabung jadi relawan">
      <WhenNear label="Formulir relawan" load={load} props={{ onJoined, onClose }} className="min-h-80" />
    </Dialog>
  );
}

/** The search box and the six areas. */
function VolunteerFilters({ filter, onFilter }: VolunteerFiltersProps) {
  return (
    <div className="needs-script grid gap-3 sm:grid-cols-[1fr_14rem]">
      <ListSearch
        name={filter.text}
        onName={(text) => onFilter({ ...filter, text })}
        landmark="Relawan"
        label="Cari nama, aksi, atau motivasi"
      />
      <div>
        <label htmlFor="saring-daerah" className="sr-only">
          Daerah
        </label>
        <Select
          id="saring-daerah"
          value={filter.area ?? ""}
          options={VOLUNTEER_AREAS}
          placeholder="Semua daerah"
          onChange={({ target }) => onFilter({ ...filter, area: isVolunteerArea(target.value) ? target.value : null })}
        />
      </div>
    </div>
  );
}

/** The cards, and what stands instead of them while they load, fail or are none. */
function VolunteerList({ list, joinedId, onReset }: VolunteerListProps) {
  const { items, loading, error, olderError, retry, hasMore, loadingMore, loadMore } = list;
  const failure = error ?? olderError;
  return (
    <div aria-busy={loading}>
      <FoundCount items={items} loading={loading} hasMore={hasMore} what="relawan" />
      {items && items.length > 0 && !error ? (
        <ul className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 ${loading ? "opacity-60" : ""}`}>
          {items.map((volunteer) => (
            <VolunteerCard key={volunteer.id} volunteer={volunteer} level={3} isNew={volunteer.id === joinedId} />
          ))}
        </ul>
      ) : null}
      {items?.length === 0 && !loading && !error ? <Empty onReset={onReset} /> : null}
      {loading ? <SkeletonStatus text="Memuat relawan…" /> : null}
      {loading && !items?.length ? <Skeleton className="h-56 rounded-md" /> : null}
      {failure ? (
        <LoadFailed title="Relawan belum dapat dimuat" onRetry={error ? retry : loadMore} className="mt-4">
          {failure.message}
        </LoadFailed>
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

/** What the address says; what it cannot mean is left out. */
export function filterIn(search: string): VolunteerFilter {
  const requested = new URLSearchParams(search);
  const area = requested.get("daerah") ?? "";
  const text = (requested.get("cari") ?? "").trim().slice(0, VOLUNTEER_LENGTH.search);
  return { area: isVolunteerArea(area) ? area : null, text };
}

/** The query of the page with this filter. */
export function withFilter(search: string, { area, text }: VolunteerFilter): string {
  return withQuery(search, { daerah: area ?? "", cari: text });
}

/** The address of the list, `limit` first. */
export function listPath({ area, text }: VolunteerFilter, limit: number): string {
  return `/api/volunteers${withQuery("", { limit: String(limit), daerah: area ?? "", q: text })}`;
}
