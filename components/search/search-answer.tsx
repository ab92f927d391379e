"use client";

import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/format/numbers";
import { SEARCH_MATCH_MESSAGES } from "@/lib/search/rules";
import type { SearchView } from "@/lib/search/view";
import { NothingFound } from "./nothing-found";
import { SearchResults } from "./search-results";
import type { Results } from "./use-results";

/** What the palette shows under its field. */
export function SearchAnswer({ results, onFollow }: { results: Results; onFollow: () => void }) {
  const { view, hint, loading, failed, retry } = results;
  if (failed !== undefined && !loading) {
    return (
      <div role="alert">
        <p className="font-semibold text-danger">{failed}</p>
        <Button size="small" variant="secondary" className="mt-3" onClick={retry}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {loading ? "Sedang mencari…" : (hint ?? (view ? foundText(view) : ""))}
      </p>
      {hint !== undefined ? <p className="text-ink-soft">{hint}</p> : null}
      {view === undefined && hint === undefined ? <Skeleton className="h-24" /> : null}
      {view && view.groups.length === 0 && !loading ? <NothingFound q={view.q} onFollow={onFollow} /> : null}
      {view ? <SearchResults view={view} onFollow={onFollow} /> : null}
    </>
  );
}

function foundText({ groups, match }: SearchView): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return count === 0
    ? "Tidak ada hasil."
    : `${formatCount(count)} hasil ditampilkan. ${SEARCH_MATCH_MESSAGES[match] ?? ""}`;
}
