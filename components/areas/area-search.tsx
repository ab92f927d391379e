"use client";

import { useId, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { AREA_SEARCH } from "@/lib/areas/rules";
import type { AreasView, AreaView } from "@/lib/areas/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** Finds an area by its name. Not a form of its own: it stands inside one. */
export function AreaSearch({ onFound }: { onFound: (area: AreaView) => void }) {
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
