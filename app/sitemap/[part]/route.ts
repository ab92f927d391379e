import { type ListedPage, SITEMAP_LISTS } from "@/app/sitemap/[part]/lists";
import { sitemapPartOf, sitemapXml } from "@/lib/layout/sitemap";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";

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
