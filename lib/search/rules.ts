import type { SearchMatch } from "@/lib/text-search/view";

/** What the search over everything knows, in the order in which its groups stand. */
export const SEARCH_KINDS = ["page", "place", "partner", "event", "report", "area", "topic", "story", "tip"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  page: "Halaman",
  place: "Lokasi hijau",
  partner: "Bank sampah",
  event: "Kegiatan",
  report: "Laporan",
  area: "Daerah",
  topic: "Topik forum",
  story: "Kisah",
  tip: "Tips",
};

export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 100;

/** Results of each kind side by side, and of one kind alone. */
export const RESULTS_SHOWN = { each: 5, one: 20 };

/** Results of all kinds together, above the groups. */
export const BEST_SHOWN = 3;

/** Of a row's text so many characters are looked through for the excerpt. */
export const MOST_TEXT = 1_000;

/** What a list of results says where not all words were found. */
export const SEARCH_MATCH_MESSAGES: Record<SearchMatch, string | null> = {
  all: null,
  similar: "Tidak ada yang memuat kata itu persis. Yang tampil memuat kata yang mirip.",
  some: "Tidak ada yang memuat semua kata itu. Yang tampil memuat sebagian katanya.",
};

/** Everybody behind one address together; each search that no other has just made asks the database. */
export const SEARCH_ALLOWANCE = { points: 300, seconds: 5 * 60 };

export const SEARCH_PATH = "/cari";

/** The page of all results. */
export function searchPath(q: string, kind?: SearchKind): string {
  const query = new URLSearchParams({ q, ...(kind === undefined ? {} : { kind }) });
  return `${SEARCH_PATH}?${query}`;
}
