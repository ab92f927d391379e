import { xmlText } from "@/lib/format/xml";
import { NAVIGATION } from "./navigation";

/** Pages for everyone that stand outside the navigation. */
const OTHER_PAGES = ["/kalkulator", "/metodologi", "/privasi", "/luring", "/api-docs"] as const;

/** The address that search engines are told of where two show the same. */
const CANONICAL: Record<string, string> = { "/our-team": "/tentang" };

/** Pieces of the sitemap, by what their addresses show. */
export const SITEMAP_PARTS = [
  "halaman",
  "tulisan",
  "kegiatan",
  "lokasi",
  "laporan",
  "bank-sampah",
  "wilayah",
  "forum",
] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

export function sitemapPartPath(part: SitemapPart): string {
  return `/sitemap/${part}.xml`;
}

/** The part behind a file's name; undefined where there is none. */
export function sitemapPartOf(file: string): SitemapPart | undefined {
  return SITEMAP_PARTS.find((part) => file === `${part}.xml`);
}

/** Every page of the navigation, parents with their overviews too, each once. */
export function pageAddresses(): string[] {
  const pages = NAVIGATION.flatMap((item) => [
    item.href,
    ...(item.children ?? []).map(({ href }) => CANONICAL[href] ?? href),
  ]);
  return [...new Set([...pages, ...OTHER_PAGES])];
}

interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO date or time, where it is known. */
  changed?: string;
}

/** One piece of the sitemap. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return listXml("urlset", "url", entries);
}

/** What leads to the pieces. @param addresses absolute */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((url) => ({ url }));
  return listXml("sitemapindex", "sitemap", entries);
}

function listXml(list: string, item: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const time = changed === undefined ? "" : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<${item}><loc>${xmlText(url)}</loc>${time}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>\n`,
  ].join("\n");
}
