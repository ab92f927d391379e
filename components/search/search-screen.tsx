import Link from "next/link";
import { JobTiles } from "@/components/layout/job-tiles";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { LONGEST_QUERY, SEARCH_KIND_LABELS, SEARCH_PATH, searchPath } from "@/lib/search/rules";
import type { SearchOutcome } from "@/lib/search/view";
import { NothingFound, SearchResults } from "./search-results";

/** The search's own page: a plain form, so it needs no script. */
export function SearchScreen({ typed, outcome }: { typed: string; outcome: SearchOutcome | null }) {
  const error = outcome && "error" in outcome ? outcome.error : null;
  return (
    <div className="container-page max-w-3xl pt-6 lg:pt-10">
      <h1 className="text-3xl">Cari di Sulur</h1>
      <search className="mt-5 block">
        <form action={SEARCH_PATH} method="get">
          <label htmlFor="cari" className="mb-1 block font-semibold">
            Kata yang dicari
          </label>
          <p id="cari-hint" className="mb-2 text-sm text-ink-faint">
            Kerusakan, lokasi, bank sampah, kegiatan, daerah, forum, kisah, dan tips. Nomor laporan juga dapat dicari.
          </p>
          <div className="flex gap-2">
            <Input
              id="cari"
              name="q"
              type="search"
              key={typed}
              defaultValue={typed}
              required
              maxLength={LONGEST_QUERY}
              autoComplete="off"
              enterKeyHint="search"
              aria-invalid={error !== null}
              aria-describedby={error === null ? "cari-hint" : "cari-hint cari-error"}
            />
            <Button type="submit">
              <Icon name="search" /> Cari
            </Button>
          </div>
          {error === null ? null : <FieldError id="cari-error" text={error} />}
        </form>
      </search>
      {outcome && "view" in outcome ? <Outcome {...outcome} /> : null}
      {outcome === null ? (
        <section aria-labelledby="langsung" className="mt-8">
          <h2 id="langsung" className="mb-4 text-2xl">
            Atau langsung ke
          </h2>
          <JobTiles className="grid-cols-2 sm:grid-cols-3 sm:gap-4" />
        </section>
      ) : null}
    </div>
  );
}

function Outcome({ view, kind }: Extract<SearchOutcome, { view: unknown }>) {
  const { q, groups } = view;
  return (
    <section aria-labelledby="hasil" className="mt-8">
      <h2 id="hasil" className="mb-4 text-2xl">
        {kind === undefined ? "Hasil" : SEARCH_KIND_LABELS[kind]} untuk “{q}”
      </h2>
      {groups.length === 0 ? <NothingFound q={q} /> : <SearchResults view={view} single={kind !== undefined} />}
      {kind === undefined ? null : (
        <p className="mt-5">
          <Link href={searchPath(q)} prefetch={false} className="font-semibold text-primary underline">
            Lihat hasil dari semua jenis
          </Link>
        </p>
      )}
    </section>
  );
}
