"use client";

import { type KeyboardEvent, useEffect, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";
import { LONGEST_QUERY, SEARCH_MATCH_MESSAGES, SEARCH_PATH } from "@/lib/search/rules";
import { SearchQuery } from "@/lib/search/schemas";
import type { SearchView } from "@/lib/search/view";
import { NothingFound, SearchResults } from "./search-results";

/** A pause in typing after which it is worth asking. */
const PAUSE_MS = 250;

interface Results {
  view: SearchView | undefined;
  /** What has to be mended before anything can be looked for. */
  hint: string | undefined;
  /** What is shown answers what was typed before. */
  loading: boolean;
  failed: string | undefined;
  retry: () => void;
}

/** The search over everything in a dialog; loaded when somebody first asks for it. */
export default function SearchPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Cari di Sulur">
      <Palette onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const results = useResults(typed);
  function onFollow() {
    rememberSearch(typed);
    onClose();
  }
  return (
    <search onKeyDown={moveFocus} className="block min-h-[50dvh]">
      <form action={SEARCH_PATH} method="get" onSubmit={() => rememberSearch(typed)}>
        <label htmlFor="cari-semua" className="mb-1 block font-semibold">
          Kata yang dicari
        </label>
        <div className="flex gap-2">
          <Input
            id="cari-semua"
            ref={startHere}
            name="q"
            type="search"
            required
            maxLength={LONGEST_QUERY}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="cari-semua-hint"
          />
          <Button type="submit">
            <Icon name="search" /> Cari
          </Button>
        </div>
        <p id="cari-semua-hint" className="mt-2 text-sm text-ink-faint">
          Kerusakan, lokasi, bank sampah, kegiatan, daerah, forum, kisah, dan tips.{" "}
          <span className="pointer-coarse:hidden">Panah atas dan bawah memilih hasil.</span>
        </p>
      </form>
      <div className="mt-4">
        {typed.trim() === "" ? <Recent onPick={setTyped} /> : <SearchAnswer results={results} onFollow={onFollow} />}
      </div>
    </search>
  );
}

/** Asked for in this tab before; a reload forgets them. */
function Recent({ onPick }: { onPick: (q: string) => void }) {
  const recent = recentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="cari-terakhir">
      <h3 id="cari-terakhir" className="mb-1 font-sans text-sm font-bold text-ink-soft">
        Pencarian terakhir
      </h3>
      <ul>
        {recent.map((q) => (
          <li key={q}>
            <button
              type="button"
              onClick={() => onPick(q)}
              className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-left wrap-anywhere hover:bg-panel"
            >
              <Icon name="clock" size={18} /> {q}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `showModal` begins at what has the attribute, which React does not write. */
function startHere(element: HTMLInputElement | null) {
  element?.setAttribute("autofocus", "");
}

/** Arrows go from the field to the results and between them; everything else is as the browser has it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a, li button")];
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  const next = stops[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}

/** What the palette shows under its field. */
function SearchAnswer({ results, onFollow }: { results: Results; onFollow: () => void }) {
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

/** What is found for a text that is being typed. Answers before stay until the next one is there. */
function useResults(typed: string): Results {
  const [requested, setRequested] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setRequested(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const query = SearchQuery.safeParse({ q: requested });
  const path = query.success ? `/api/search?${new URLSearchParams({ q: query.data.q })}` : null;
  const { data, error, isLoading, mutate } = useSWR(path, (address: string) => fetchJson<SearchView>(address), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return {
    view: query.success ? data : undefined,
    hint: query.success || requested.trim() === "" ? undefined : query.error.issues[0]?.message,
    loading: isLoading || requested !== typed,
    failed: error instanceof Error ? error.message : undefined,
    retry: () => void mutate(),
  };
}

const MOST = 5;

/** In the memory of this tab only: what somebody looks for is nobody's business. */
let recent: readonly string[] = [];

function recentSearches(): readonly string[] {
  return recent;
}

function rememberSearch(typed: string): void {
  const q = typed.trim();
  if (q !== "") recent = [q, ...recent.filter((other) => other !== q)].slice(0, MOST);
}
