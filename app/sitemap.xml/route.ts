import { articlePath } from "@/lib/content/rules";
import { nextEvents } from "@/lib/events/queries";
import { EVENTS_TAG, eventPath } from "@/lib/events/rules";
import { pageAddresses, sitemapXml } from "@/lib/layout/sitemap";
import { listPlaces } from "@/lib/places/queries";
import { placePath } from "@/lib/places/rules";
import { listReports } from "@/lib/reports/queries";
import { ON_MAP_STATUSES } from "@/lib/reports/rules";
import { allArticles } from "@/lib/server/articles";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page. */
export const dynamic = "force-static";

/** Of each kind; older ones are found by the links of the pages. */
const NEWEST = 500;

/** GET /sitemap.xml: the pages for everyone. Reports only once they were validated. */
export async function GET(): Promise<Response> {
  const [articles, places, events, reports] = await Promise.all([
    allArticles(),
    cachedRead(["sitemap", "places"], ["places"], newestPlaces),
    cachedRead(["sitemap", "events"], [EVENTS_TAG], eventsAhead),
    cachedRead(["sitemap", "reports"], ["reports"], validatedReports),
  ]);
  const published = articles.filter(({ draft }) => !draft).map(articlePath);
  const paths = [...pageAddresses(), ...published, ...events, ...places, ...reports];
  return new Response(sitemapXml(paths.map(publicCtx().link)), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}

async function newestPlaces(): Promise<string[]> {
  const { items } = await listPlaces(publicCtx(), { limit: NEWEST });
  return items.map(({ slug }) => placePath(slug));
}

async function eventsAhead(): Promise<string[]> {
  const events = await nextEvents(publicCtx(), NEWEST);
  return events.map(({ slug }) => eventPath(slug));
}

async function validatedReports(): Promise<string[]> {
  const lists = await Promise.all(ON_MAP_STATUSES.map((status) => listReports(publicCtx(), { limit: NEWEST, status })));
  return lists.flatMap(({ items }) => items.map(({ code }) => `/laporan/${code}`));
}
