import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { areasWithContent } from "@/lib/area-pages/queries";
import { AREA_PAGE_TAGS } from "@/lib/area-pages/rules";
import { areaPath } from "@/lib/areas/rules";
import { articlePath } from "@/lib/content/rules";
import { listEvents } from "@/lib/events/event/queries";
import { EVENT_KINDS, EVENTS_TAG, eventPath } from "@/lib/events/event/rules";
import { listThreads } from "@/lib/forum/queries";
import { FORUM_TAG, threadPath } from "@/lib/forum/rules";
import { pageAddresses, type SitemapPart, sitemapPartOf, sitemapXml } from "@/lib/layout/sitemap";
import { listPartners } from "@/lib/partners/queries";
import { PARTNERS_TAG, partnerPath } from "@/lib/partners/rules";
import { listPlaces } from "@/lib/places/queries";
import { placePath } from "@/lib/places/rules";
import { newestValidated } from "@/lib/reports/queries";
import { allArticles } from "@/lib/server/articles";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { routeGroups } from "@/lib/server/openapi/reading";

/** Of each kind; older ones are found by the links of the pages. */
const NEWEST = 1000;

/** As many as one file may name. */
const MOST_AREAS = 50_000;

/** A page that search engines are told of. */
interface ListedPage {
  path: string;
  /** Day or time of the last change, where it is known. */
  changed?: string;
}

/** What each part of the sitemap holds, the newest of its kind. Reports only once they were validated. */
const SITEMAP_LISTS: Record<SitemapPart, () => Promise<ListedPage[]>> = {
  halaman: () =>
    cachedRead(["sitemap", "halaman"], [], async () => {
      const groups = routeGroups(await declaredEndpoints()).map(({ slug }) => `/api-docs/${slug}`);
      return [...pageAddresses(), ...groups].map((path) => ({ path }));
    }),
  tulisan: async () => {
    const published = (await allArticles()).filter(({ draft }) => !draft);
    return published.map((article) => ({ path: articlePath(article), changed: article.date }));
  },
  kegiatan: () =>
    cachedRead(["sitemap", "kegiatan"], [EVENTS_TAG], async () => {
      const spans = EVENT_KINDS.flatMap((kind) => (["ahead", "past"] as const).map((when) => ({ kind, when })));
      const lists = await Promise.all(spans.map((span) => listEvents(publicCtx(), { ...span, limit: NEWEST })));
      return lists.flatMap(({ items }) => items).map(({ slug }) => ({ path: eventPath(slug) }));
    }),
  lokasi: () =>
    cachedRead(["sitemap", "lokasi"], ["places"], async () => {
      const { items } = await listPlaces(publicCtx(), { limit: NEWEST });
      return items.map(({ slug }) => ({ path: placePath(slug) }));
    }),
  laporan: () =>
    cachedRead(["sitemap", "laporan"], ["reports"], async () => {
      const reports = await newestValidated(publicCtx(), NEWEST);
      return reports.map(({ code }) => ({ path: `/laporan/${code}` }));
    }),
  "bank-sampah": () =>
    cachedRead(["sitemap", "bank-sampah"], [PARTNERS_TAG], async () => {
      const { items } = await listPartners(publicCtx(), { limit: NEWEST });
      return items.map(({ slug }) => ({ path: partnerPath(slug) }));
    }),
  wilayah: () =>
    cachedRead(["sitemap", "wilayah"], AREA_PAGE_TAGS, async () => {
      const areas = await areasWithContent(publicCtx(), MOST_AREAS);
      return ["/wilayah", ...areas.map(areaPath)].map((path) => ({ path }));
    }),
  forum: () =>
    cachedRead(["sitemap", "forum"], [FORUM_TAG], async () => {
      const { items } = await listThreads(publicCtx(), { limit: NEWEST });
      return items.map((thread) => ({ path: threadPath(thread.slug), changed: thread.edited_at ?? thread.created_at }));
    }),
};

/** Kept like a page. */
export const generateStaticParams = onDemand;

/** GET /sitemap/{part}.xml: the addresses for everyone of one kind. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const part = sitemapPartOf((await params).part);
  if (part === undefined) return new Response(null, { status: 404 });
  const listed = await SITEMAP_LISTS[part]();
  return new Response(sitemapXml(listed.map(entryOf)), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}

function entryOf({ path, changed }: ListedPage) {
  const url = publicCtx().link(path);
  return changed === undefined ? { url } : { url, changed };
}
