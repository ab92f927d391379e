"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { GEOCODING_MESSAGES, MAX_PLACE_NAME } from "@/lib/geocoding/rules";
import type { FoundPointView } from "@/lib/geocoding/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

interface PlaceSearchProps {
  /** Stands in the field as long as nothing is typed there. */
  suggestion: string;
  onStatus: (text: string) => void;
  onError: (text: string) => void;
  onFound: (place: FoundPointView) => void;
}

/** Looks a place up by its name. Not a form of its own: it stands inside one. */
export function PlaceSearch({ suggestion, onStatus, onError, onFound }: PlaceSearchProps) {
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
