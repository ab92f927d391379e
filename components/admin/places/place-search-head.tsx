"use client";

import { useState } from "react";
import { ListSearch } from "@/components/places/list-search";

/** The server looks for names by three letters and more. */
const SHORTEST = 3;

/** Narrows the list to names. */
export function PlaceSearchHead({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [short, setShort] = useState(false);
  return (
    <div className="mb-3">
      <ListSearch
        name={q}
        onName={(name) => {
          setShort(name.length > 0 && name.length < SHORTEST);
          onSearch(name.length < SHORTEST ? "" : name);
        }}
      />
      <p role="status" className={short ? "mt-1 text-sm text-ink-faint" : "sr-only"}>
        {short ? `Tulis paling sedikit ${SHORTEST} huruf.` : ""}
      </p>
    </div>
  );
}
