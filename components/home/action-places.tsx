"use client";

import Link from "next/link";
import { useCallback, useMemo, useRef, useState } from "react";
import { KindBadge } from "@/components/places/kind-badge";
import { type MappedPlace, PlacesMap } from "@/components/places/map/places-map";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import styles from "@/components/ui/row.module.css";
import { PLACE_MESSAGES } from "@/lib/places/rules";
import { ACTION_PLACE_LIMIT, actionPlace } from "./action-place";
import { useLive } from "./use-live";

interface ActionPlaceCardProps {
  place: MappedPlace;
  selected: boolean;
  onSelect: (id: number) => void;
}

const PATH = `/api/locations?limit=${ACTION_PLACE_LIMIT}`;

/** "Daftar Lokasi Aksi" and its map in step: what is chosen in one shows in the other (spec 2.4). */
export function ActionPlaces({ first, tileUrl }: { first: MappedPlace[]; tileUrl: string }) {
  const { data, failed, retry } = useLive(PATH, first);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const places = useSame(data.map(actionPlace));

  const selectInList = useCallback((id: number) => {
    setSelectedId(id);
    mapBox.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const selectOnMap = useCallback((id: number) => {
    setSelectedId(id);
    const card = list.current?.querySelector<HTMLElement>(`[data-place="${id}"]`);
    // Only the list scrolls: the page, with the map under the finger, stays.
    if (card)
      list.current?.scrollTo({
        top: card.offsetTop - list.current.offsetTop,
        left: card.offsetLeft - 16,
        behavior: "smooth",
      });
  }, []);

  const forget = useCallback((id: number) => setSelectedId((now) => (now === id ? null : now)), []);

  return (
    <>
      {failed ? (
        <Notice tone="bad" live="status" className="mb-4">
          <p>Terjadi kesalahan saat memuat lokasi. Silakan coba lagi.</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
            Coba lagi
          </Button>
        </Notice>
      ) : null}
      <div className="grid gap-4 lg:grid-cols-[25rem_minmax(0,1fr)] lg:gap-6">
        <div ref={mapBox} className="scroll-mt-20 lg:order-2">
          <PlacesMap
            tileUrl={tileUrl}
            places={places}
            selectedId={selectedId}
            onSelect={selectOnMap}
            onClose={forget}
            className="h-60 lg:h-[34rem]"
          />
        </div>
        {places.length === 0 ? (
          <EmptyState>{PLACE_MESSAGES.empty}</EmptyState>
        ) : (
          <ul
            ref={list}
            aria-label="Lokasi aksi"
            className={`${styles.row} grid auto-rows-max gap-3 overflow-y-auto overscroll-contain rounded-md p-1 md:max-h-[29rem] lg:-m-1 lg:h-[34.5rem] lg:max-h-none`}
          >
            {places.map((place) => (
              <ActionPlaceCard
                key={place.id}
                place={place}
                selected={place.id === selectedId}
                onSelect={selectInList}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

/** The same array as long as the same is in it, so that the map does not move without a reason. */
function useSame(places: MappedPlace[]): MappedPlace[] {
  const text = JSON.stringify(places);
  return useMemo(() => JSON.parse(text) as MappedPlace[], [text]);
}

/** The whole card chooses its place on the map; the link leads to the place's page. */
function ActionPlaceCard({ place, selected, onSelect }: ActionPlaceCardProps) {
  return (
    <li
      data-place={place.id}
      className={classNames(
        "relative rounded-md border bg-card p-4 transition-colors hover:border-primary",
        selected ? "border-primary outline-2 -outline-offset-1 outline-primary" : "border-line-strong",
      )}
    >
      <h4 className="font-display text-lg leading-snug">
        <button
          type="button"
          aria-pressed={selected}
          onClick={() => onSelect(place.id)}
          className="text-left after:absolute after:inset-0 after:rounded-md"
        >
          {place.name}
        </button>
      </h4>
      {place.description ? <p className="mt-1 line-clamp-3 text-ink-soft">{place.description}</p> : null}
      <p className="mt-2 text-sm text-ink-faint tabular-nums">
        Lintang {place.latitude.toFixed(4)} · Bujur {place.longitude.toFixed(4)}
      </p>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <KindBadge kind={place.kind} />
        <Link
          href={`/peta-lokasi/${place.slug}`}
          prefetch={false}
          className="relative z-10 inline-flex min-h-11 items-center text-sm font-semibold text-primary underline underline-offset-4 hover:no-underline"
        >
          Buka lokasi<span className="sr-only"> {place.name}</span>
        </Link>
      </p>
    </li>
  );
}
