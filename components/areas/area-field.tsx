"use client";

import { useId, useState } from "react";
import useSWR from "swr";
import type { Point } from "@/components/map/coordinates";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { AREA_SEARCH, isGuessed, levelOf } from "@/lib/areas/rules";
import type { AreasView, AreaView } from "@/lib/areas/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { type ChosenArea, chosenFor } from "./chosen-area";
import { likeliestParts, MOST_PARTS } from "./likeliest-parts";

/** By the level of the area that they lie in. */
const PARTS: Readonly<Record<number, string>> = { 2: "Kecamatan", 3: "Desa atau kelurahan" };

interface AreaFieldProps {
  /** Takes the focus from the error summary. */
  id: string;
  /** Nothing is shown without a point. */
  place: Point | null;
  area: ChosenArea | null;
  onArea: (area: ChosenArea | null) => void;
  error?: string | undefined;
  /** How the form describes the location; areas that it names are offered first. */
  words: string;
}

/** The area that a point lies in: a wrong regency is corrected, a district and a village are added, by one tap each. */
export function AreaField({ id, place, area, onArea, error, words }: AreaFieldProps) {
  const [searching, setSearching] = useState(false);
  const path = place === null ? null : `/api/areas?lat=${place.latitude}&lng=${place.longitude}`;
  const { data } = useSWR<AreasView>(path, (address: string) => fetchJson<AreasView>(address), {
    revalidateOnFocus: false,
  });
  const chosen = chosenFor(area, place);
  if (place === null || (data === undefined && chosen === null)) return null;
  const { latitude, longitude } = place;
  const guessed = isGuessed(data?.certainty ?? null);
  const known = data && data.certainty !== null ? data.areas[0] : undefined;

  function choose({ code, label }: AreaView): void {
    setSearching(false);
    onArea({ code, label, at: { latitude, longitude } });
  }

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0 rounded-md bg-panel p-3"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="sr-only">Daerah</legend>
      <p role="status">
        Daerah: <strong>{chosen?.label ?? known?.label ?? "belum diketahui"}</strong>
        {chosen ? " (pilihan Anda)" : guessed ? " (perkiraan)" : ""}
      </p>
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
      {chosen ? (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => onArea(null)}>
          Hapus pilihan
        </Button>
      ) : null}
      <PartsOf area={chosen ?? known} words={words} onChoose={choose} />
      {data?.certainty === "boundary" ? null : (
        <div className="mt-2 grid gap-2">
          <p className="text-sm text-ink-faint">
            {(chosen ?? known)
              ? "Kabupaten atau kotanya keliru? Pilih yang benar:"
              : "Pilih daerahnya, bila Anda tahu:"}
          </p>
          <div className="flex flex-wrap gap-2">
            {(data?.areas ?? [])
              .filter(({ code }) => code !== (chosen ?? known)?.code)
              .map((option) => (
                <Button key={option.code} variant="secondary" size="small" onClick={() => choose(option)}>
                  {option.name}
                </Button>
              ))}
            <Button
              variant="quiet"
              size="small"
              aria-expanded={searching}
              onClick={() => setSearching((open) => !open)}
            >
              <Icon name="search" size={18} />
              Cari desa atau kecamatan
            </Button>
          </div>
          {searching ? <AreaSearch onFound={choose} /> : null}
        </div>
      )}
    </fieldset>
  );
}

interface PartsProps {
  area: Pick<AreaView, "code"> | undefined;
  words: string;
  onChoose: (area: AreaView) => void;
}

/** Offers the districts of a regency, then the villages of the district. Nobody has to choose. */
function PartsOf({ area, words, onChoose }: PartsProps) {
  const id = useId();
  const [typed, setTyped] = useState({ code: "", text: "" });
  const code = area?.code ?? "";
  const noun = PARTS[levelOf(code)];
  const { data } = useSWR<AreasView>(
    noun === undefined ? null : `/api/areas?parent=${code}`,
    (address: string) => fetchJson<AreasView>(address),
    { revalidateOnFocus: false },
  );
  const parts = data?.areas ?? [];
  if (noun === undefined || parts.length === 0) return null;
  const text = typed.code === code ? typed.text : "";
  const shown = likeliestParts(parts, { words, typed: text });
  return (
    <div className="mt-2 grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {noun} (boleh kosong)
      </label>
      {parts.length > MOST_PARTS ? (
        <Input
          id={id}
          type="search"
          value={text}
          maxLength={AREA_SEARCH.max}
          autoComplete="off"
          placeholder={`Ketik awal nama ${noun.toLowerCase()}`}
          onChange={({ target }) => setTyped({ code, text: target.value })}
          onKeyDown={(event) => {
            // The form around it is not sent.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      ) : null}
      <p role="status" className="text-sm text-ink-faint empty:hidden">
        {shown.length === 0 ? `Tidak ada ${noun.toLowerCase()} bernama itu di sini.` : ""}
      </p>
      <div className="flex flex-wrap gap-2">
        {shown.map((part) => (
          <Button key={part.code} variant="secondary" size="small" onClick={() => onChoose(part)}>
            {part.name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Finds an area by its name. Not a form of its own: it stands inside one. */
function AreaSearch({ onFound }: { onFound: (area: AreaView) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const path = query === "" ? null : `/api/areas?${new URLSearchParams({ q: query })}`;
  const { data, error, isLoading } = useSWR<AreasView, unknown>(path, (address: string) =>
    fetchJson<AreasView>(address),
  );
  const search = () => setQuery(text.trim().length < AREA_SEARCH.min ? "" : text.trim());
  const areas = data?.areas ?? [];
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Nama desa, kelurahan, atau kecamatan
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="search"
          value={text}
          maxLength={AREA_SEARCH.max}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            search();
          }}
        />
        <Button variant="secondary" busy={isLoading} onClick={search}>
          Cari
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-faint">
        {error
          ? "Pencarian daerah sedang tidak tersedia."
          : data && areas.length === 0
            ? "Tidak ada daerah bernama itu."
            : ""}
      </p>
      <ul className="grid gap-1">
        {areas.map((area) => (
          <li key={area.code}>
            <Button variant="quiet" size="small" className="justify-start text-left" wide onClick={() => onFound(area)}>
              {area.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
