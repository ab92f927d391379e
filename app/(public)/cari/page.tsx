import type { Metadata } from "next";
import { SearchScreen } from "@/components/search/search-screen";
import { LONGEST_QUERY } from "@/lib/search/rules";
import { loadSearch } from "./load-search";

export const metadata: Metadata = { title: "Cari", robots: { index: false } };

export default async function SearchPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { q, kind } = await props.searchParams;
  const typed = typeof q === "string" ? q : "";
  return <SearchScreen typed={typed.slice(0, LONGEST_QUERY * 2)} outcome={await loadSearch(typed, kind)} />;
}
