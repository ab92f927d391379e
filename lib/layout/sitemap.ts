import { availableNavigation, NAVIGATION, type NavigationItem } from "./navigation";

/** Pages for everyone that stand outside the navigation. */
const OTHER_PAGES = ["/kalkulator", "/metodologi", "/privasi"] as const;

/** The address that search engines are told of where two show the same. */
const CANONICAL: Record<string, string> = { "/our-team": "/tentang" };

/** Every page of the navigation that is there, parents with their overviews too, each once. */
export function pageAddresses(items: readonly NavigationItem[] = NAVIGATION): string[] {
  const pages = availableNavigation(items).flatMap((item) => [
    ...(item.available ? [item.href] : []),
    ...(item.children ?? []).map(({ href }) => CANONICAL[href] ?? href),
  ]);
  return [...new Set([...pages, ...OTHER_PAGES])];
}

/** As search engines read it. @param addresses absolute */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
