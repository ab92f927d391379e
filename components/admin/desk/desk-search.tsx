"use client";

import { useState } from "react";
import { ListSearch } from "@/components/lists/list-search";
import { SHORTEST_SEARCH } from "@/lib/desk/rules";

interface DeskSearchProps {
  q: string;
  onSearch: (q: string) => void;
  landmark: string;
  label: string;
}

/** Narrows the desk's list to a text. */
export function DeskSearch({ q, onSearch, landmark, label }: DeskSearchProps) {
  const [short, setShort] = useState(false);
  return (
    <div className="mb-3">
      <ListSearch
        name={q}
        landmark={landmark}
        label={label}
        onName={(text) => {
          setShort(text.length > 0 && text.length < SHORTEST_SEARCH);
          onSearch(text.length < SHORTEST_SEARCH ? "" : text);
        }}
      />
      <p role="status" className={short ? "mt-1 text-sm text-ink-faint" : "sr-only"}>
        {short ? `Tulis paling sedikit ${SHORTEST_SEARCH} huruf.` : ""}
      </p>
    </div>
  );
}
