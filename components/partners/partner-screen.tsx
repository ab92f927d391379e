"use client";

import { useMemo, useState } from "react";
import { AreaFilter } from "@/components/areas/area-filter";
import { WhenNear } from "@/components/forms/when-near";
import { CardTitle } from "@/components/lists/card-title";
import { FoundCount } from "@/components/lists/found-count";
import { LoadFailed } from "@/components/lists/load-failed";
import { type Newest, useNewest } from "@/components/lists/use-newest";
import { useSearch } from "@/components/lists/use-search";
import { LazyMap } from "@/components/map/lazy-map";
import { routeLink } from "@/components/map/route-link";
import { Chip } from "@/components/places/map/kind-chips";
import { type NearMe, useNearMe } from "@/components/places/map/use-near-me";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon, type IconName } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { SkeletonStatus } from "@/components/ui/skeleton";
import { meters } from "@/lib/format/numbers";
import { callLink, formatPhone } from "@/lib/format/phone";
import { materialsText, scheduleText } from "@/lib/partners/labels";
import {
  PARTNER_LIST_LIMIT,
  PARTNER_MATERIAL_LABELS,
  PARTNER_MATERIALS,
  PARTNER_MESSAGES,
  partnerPath,
} from "@/lib/partners/rules";
import type { CreatedPartnerView, NearPartnerView, PartnerView } from "@/lib/partners/view";
import { NextToOpen, OpenBadge, VerifiedBadge } from "./badges";
import { filterIn, listPath, NEAREST, NO_FILTER, type PartnerFilter, withFilter } from "./filter-address";
import type { PartnersMapViewProps } from "./partners-map-view";

interface PartnerListProps {
  list: Newest<ListedPartner>;
  /** Who has just registered on this page. */
  newId: number | null;
  at: string;
  /** Shows everything again; null where nothing is left out. */
  onReset: (() => void) | null;
  /** The newest of all, for who finds none that is open today; null for whoever did not ask that. */
  others: readonly ListedPartner[] | null;
}

const MATERIALS = PARTNER_MATERIALS.map((value) => ({ value, label: PARTNER_MATERIAL_LABELS[value] }));

interface PartnerFiltersProps {
  filter: PartnerFilter;
  onFilter: (filter: PartnerFilter) => void;
  near: NearMe;
}

const loadForm = () => import("./register-form").then(({ RegisterForm }) => RegisterForm);
const load = () => import("./partners-map-view").then(({ PartnersMapView }) => PartnersMapView);

interface PartnerScreenProps {
  /** The newest, with which the page was rendered at `at` (ISO). */
  first: ListedPartner[];
  at: string;
  tileUrl: string;
}

/** The waste banks of the list and on the map, and the registration (spec 2.15). */
export function PartnerScreen({ first, at, tileUrl }: PartnerScreenProps) {
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const near = useNearMe(() => undefined);
  const [registered, setRegistered] = useState<CreatedPartnerView | null>(null);
  const narrowed = filter.material !== null || filter.today || filter.area !== null;
  const plain = !narrowed && near.position === null;
  const path = listPath(filter, near.position, new Date().getDay() || 7);
  const step = near.position ? NEAREST : PARTNER_LIST_LIMIT.screen;
  const list = useNewest<ListedPartner>(path, step, plain ? first : undefined);

  function choose(next: PartnerFilter) {
    change((before) => withFilter(before, next));
  }

  function onRegistered(partner: CreatedPartnerView) {
    if (partner.held) return;
    setRegistered(partner);
    near.clear();
    if (narrowed) choose(NO_FILTER);
    else if (plain) list.prepend(partner);
  }

  // Also before the list has been read anew.
  const others = list.items?.filter(({ id }) => id !== registered?.id);
  const items = registered && plain && others ? [registered, ...others] : list.items;
  const hasMore = near.position === null && list.hasMore;

  return (
    <div className="grid gap-10">
      <section aria-labelledby="daftar-bank-sampah" className="grid gap-5">
        <h2 id="daftar-bank-sampah" className="text-2xl">
          Bank sampah yang terdaftar
        </h2>
        <PartnerFilters filter={filter} onFilter={choose} near={near} />
        <PartnerList
          list={{ ...list, items, hasMore }}
          newId={registered?.id ?? null}
          at={at}
          onReset={narrowed ? () => choose(NO_FILTER) : null}
          others={filter.today ? first : null}
        />
        <PartnersMap partners={items ?? []} tileUrl={tileUrl} />
      </section>
      <section
        id="daftar"
        aria-labelledby="daftarkan-bank-sampah"
        className="grid gap-4 rounded-leaf border border-line bg-card p-4 sm:p-8"
      >
        <h2 id="daftarkan-bank-sampah" className="text-2xl">
          Daftarkan bank sampah Anda
        </h2>
        <WhenNear label="Formulir pendaftaran" load={loadForm} props={{ onRegistered }} className="min-h-200" />
      </section>
    </div>
  );
}

/** Where the listed waste banks lie; those without a point stand in the list only. */
function PartnersMap({ partners, tileUrl }: { partners: readonly ListedPartner[]; tileUrl: string }) {
  const points = useMemo<PartnersMapViewProps["points"]>(
    () =>
      partners.flatMap(({ id, name, slug, latitude, longitude }) =>
        latitude === null || longitude === null
          ? []
          : [{ point: { latitude, longitude }, properties: { id, name, slug } }],
      ),
    [partners],
  );
  if (points.length === 0) return null;
  return <LazyMap label="Peta bank sampah" load={load} props={{ points, tileUrl }} className="h-80" />;
}

/** What residents ask first: what it takes, whether it is open today, how far it is. */
function PartnerFilters({ filter, onFilter, near }: PartnerFiltersProps) {
  return (
    <div className="needs-script grid gap-3">
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
        <AreaFilter area={filter.area} onArea={(area) => onFilter({ ...filter, area })} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-60">
          <label htmlFor="saring-jenis" className="sr-only">
            Jenis sampah yang diterima
          </label>
          <Select
            id="saring-jenis"
            value={filter.material ?? ""}
            options={MATERIALS}
            placeholder="Semua jenis sampah"
            onChange={({ target }) =>
              onFilter({ ...filter, material: PARTNER_MATERIALS.find((known) => known === target.value) ?? null })
            }
          />
        </div>
        <Chip icon="clock" pressed={filter.today} onPress={() => onFilter({ ...filter, today: !filter.today })}>
          Buka hari ini
        </Chip>
        <Chip icon="locate" pressed={near.position !== null} busy={near.locating} onPress={() => void near.toggle()}>
          {near.locating ? "Mencari posisi…" : "Terdekat"}
        </Chip>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {near.error}
      </p>
    </div>
  );
}

/** The cards, and what stands instead of them while they load, fail or are none. */
function PartnerList({ list, newId, at, onReset, others }: PartnerListProps) {
  const { items, loading, error, olderError, retry, hasMore, loadingMore, loadMore } = list;
  const failed = error ?? olderError;
  return (
    <div aria-busy={loading}>
      <FoundCount items={items} loading={loading} hasMore={hasMore} what="bank sampah" />
      {items && items.length > 0 && !error ? (
        <ul className={`grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4 ${loading ? "opacity-60" : ""}`}>
          {items.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} at={at} isNew={partner.id === newId} />
          ))}
        </ul>
      ) : null}
      {items?.length === 0 && !loading && !error ? <Empty onReset={onReset} at={at} others={others} /> : null}
      {loading ? <SkeletonStatus text="Memuat bank sampah…" /> : null}
      {failed ? (
        <LoadFailed title={PARTNER_MESSAGES.loadFailed} onRetry={error ? retry : loadMore} className="mt-4" />
      ) : null}
      {failed || loading ? null : (
        <div className="needs-script">
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} label="Muat bank sampah lain" />
        </div>
      )}
    </div>
  );
}

function Empty({ onReset, at, others }: Pick<PartnerListProps, "onReset" | "at" | "others">) {
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
      {others ? <NextToOpen partners={others} at={at} /> : null}
    </EmptyState>
  );
}

type ListedPartner = PartnerView & Partial<Pick<NearPartnerView, "distance_meters">>;

interface PartnerCardProps {
  partner: ListedPartner;
  /** ISO time at which the page was made. */
  at: string;
  isNew: boolean;
}

/** Above the link that the whole card is. */
const LINK = "relative z-10 inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11";

/** The spec's card: name, address, contact, schedule and type (2.15). */
function PartnerCard({ partner, at, isNew }: PartnerCardProps) {
  const { latitude, longitude } = partner;
  return (
    <Card as="li" className="grid content-start gap-3">
      <CardTitle href={partnerPath(partner.slug)}>{partner.name}</CardTitle>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isNew ? (
          <Badge tone="good" icon="check">
            Baru terdaftar
          </Badge>
        ) : null}
        <VerifiedBadge badge={partner.badge} />
        <OpenBadge partner={partner} at={at} />
      </div>
      <dl className="grid gap-2">
        <Line icon="pin" term="Alamat" text={partner.address ?? PARTNER_MESSAGES.noAddress} />
        <div className="flex items-center gap-2">
          <dt>
            <Icon name="phone" size={18} className="text-primary" />
            <span className="sr-only">Kontak</span>
          </dt>
          <dd className="flex flex-wrap gap-x-4">
            {partner.phone.split("/").map((phone) => (
              <a key={phone} href={callLink(phone)} className={LINK}>
                {formatPhone(phone)}
              </a>
            ))}
            {latitude === null || longitude === null ? null : (
              <a href={routeLink({ latitude, longitude })} target="_blank" rel="noopener noreferrer" className={LINK}>
                Rute<span className="sr-only"> ke {partner.name} (buka di tab baru)</span>
              </a>
            )}
          </dd>
        </div>
        <Line icon="clock" term="Jadwal" text={scheduleText(partner)} />
        <Line icon="recycle" term="Jenis sampah" text={materialsText(partner.materials)} />
      </dl>
      {partner.distance_meters == null ? null : (
        <p className="text-sm font-semibold text-primary">{meters(partner.distance_meters)} dari Anda</p>
      )}
    </Card>
  );
}

function Line({ icon, term, text }: { icon: IconName; term: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt>
        <Icon name={icon} size={18} className="mt-1 text-primary" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 text-ink-soft">{text}</dd>
    </div>
  );
}
