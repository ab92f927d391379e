"use client";

import { useId, useRef, useState } from "react";
import { coordinates, type PickedPoint, type Point, rounded } from "@/components/map/coordinates";
import { LazyMap } from "@/components/map/lazy-map";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { GEOCODING_MESSAGES, MAX_PLACE_NAME } from "@/lib/geocoding/rules";
import { isInIndonesia } from "@/lib/geocoding/rules-country";
import type { FoundPointView } from "@/lib/geocoding/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { useMyLocation } from "./use-my-location";

interface PlacePickerProps {
  value: PickedPoint | null;
  onChange: (value: PickedPoint | null) => void;
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
  /** The place as written in the form; searched for as long as nothing else is typed. */
  searchText?: string;
  label?: string;
  hint?: string;
  /** False where another map on the page already takes clicks. */
  withMap?: boolean;
  /** False where the form looks the place up by a field of its own. */
  withSearch?: boolean;
  /** False where the thing is elsewhere than who puts its point right. */
  withDevice?: boolean;
  /** There must be a point, so none is taken away. */
  required?: boolean;
}

interface Note {
  error: string;
  status: string;
  /** The place it speaks of; it is silent about another one, chosen elsewhere on the page. */
  place: Point | null;
}

const QUIET: Note = { error: "", status: "", place: null };

function isAbout({ place }: Note, value: Point | null): boolean {
  return place === null || (place.latitude === value?.latitude && place.longitude === value.longitude);
}

const load = () => import("@/components/map/place-map").then(({ PlaceMap }) => PlaceMap);

/** A point by search, by the device or on the map. Everything but the map works without the map. */
export function PlacePicker({
  value,
  onChange,
  tileUrl,
  searchText = "",
  label = "Titik di peta",
  hint = "Cari nama tempat, gunakan lokasi Anda, atau tekan peta.",
  withMap = true,
  withSearch = true,
  withDevice = true,
  required = false,
}: PlacePickerProps) {
  const id = useId();
  const { locating, locate } = useMyLocation();
  const [note, setNote] = useState<Note>(QUIET);
  const says = isAbout(note, value) ? note : QUIET;

  function pick(point: Point, status = "Titik dipilih.", approximate = false): void {
    const place = rounded(point);
    if (isInIndonesia(place.latitude, place.longitude)) {
      setNote({ ...QUIET, status, place });
      onChange({ ...place, approximate });
    } else {
      setNote({ ...QUIET, error: GEOCODING_MESSAGES.outside });
    }
  }

  async function askDevice(): Promise<void> {
    setNote({ ...QUIET, status: "Menentukan posisi Anda…" });
    const found = await locate();
    if (typeof found === "string") setNote({ ...QUIET, error: found });
    else pick(found, `Posisi Anda dipakai, ketelitian sekitar ${Math.ceil(found.accuracy).toLocaleString("id-ID")} m.`);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-semibold">
        {label} {required ? null : <span className="text-sm font-normal text-ink-faint">(opsional)</span>}
      </legend>
      <p id={`${id}-hint`} className="mb-3 text-sm text-ink-faint">
        {hint}
      </p>
      <div className="grid gap-3">
        <div className="needs-script grid gap-3">
          {withSearch ? (
            <PlaceSearch
              suggestion={searchText}
              onStatus={(status) => setNote({ ...QUIET, status })}
              onError={(error) => setNote({ ...QUIET, error })}
              onFound={(place) => pick(place, `Ditemukan: ${place.label}. ${place.attribution}.`, place.approximate)}
            />
          ) : null}
          {withDevice ? (
            <Button variant="secondary" busy={locating} onClick={askDevice}>
              <Icon name="locate" />
              Gunakan lokasi saya
            </Button>
          ) : null}
        </div>
        {says.error ? (
          <div role="alert">
            <FieldError id={`${id}-error`} text={says.error} />
          </div>
        ) : null}
        <p role="status" className={says.status ? "text-sm text-ink-soft" : "sr-only"}>
          {says.status}
        </p>
        {withMap ? (
          <LazyMap label={label} load={load} props={{ tileUrl, value, onPick: pick }} className="h-72" />
        ) : null}
        {value?.approximate ? (
          <Notice tone="wait" icon="pin" live="status">
            {GEOCODING_MESSAGES.approximate}
          </Notice>
        ) : null}
        {value ? (
          <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-panel px-3 py-1 not-has-[button]:py-3">
            <p className="flex items-center gap-2 tabular-nums">
              <Icon name="pin" className="text-primary" />
              <span>
                Titik terpilih{value.approximate ? " (perkiraan)" : ""}:{" "}
                <span className="whitespace-nowrap">{coordinates(value)}</span>
              </span>
            </p>
            {required ? null : (
              <Button
                variant="quiet"
                size="small"
                className="-mx-3"
                onClick={() => {
                  onChange(null);
                  setNote({ ...QUIET, status: "Titik dihapus." });
                }}
              >
                Hapus titik
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}

interface PlaceSearchProps {
  /** Stands in the field as long as nothing is typed there. */
  suggestion: string;
  onStatus: (text: string) => void;
  onError: (text: string) => void;
  onFound: (place: FoundPointView) => void;
}

/** Looks a place up by its name. Not a form of its own: it stands inside one. */
function PlaceSearch({ suggestion, onStatus, onError, onFound }: PlaceSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  const text = typed ?? suggestion;

  async function search(): Promise<void> {
    const name = text.trim();
    if (name === "") return onError(GEOCODING_MESSAGES.empty);
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setBusy(true);
    onStatus(GEOCODING_MESSAGES.searching);
    try {
      const path = `/api/geocode?${new URLSearchParams({ q: name })}`;
      const place = await fetchJson<FoundPointView>(path, { signal: run.signal });
      if (!run.signal.aborted) onFound(place);
    } catch (error) {
      if (run.signal.aborted) return;
      onError(error instanceof RequestFailed ? error.message : GEOCODING_MESSAGES.unavailable);
    } finally {
      if (running.current === run) setBusy(false);
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Cari nama tempat
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="search"
          value={text}
          maxLength={MAX_PLACE_NAME}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" busy={busy} onClick={search}>
          <Icon name="search" />
          Cari
        </Button>
      </div>
    </div>
  );
}
