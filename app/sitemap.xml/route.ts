import { SITEMAP_PARTS, sitemapIndexXml, sitemapPartPath } from "@/lib/layout/sitemap";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page. */
export const revalidate = false;

/** GET /sitemap.xml: where search engines find each part. Kept like data, since the build knows no configuration. */
export async function GET(): Promise<Response> {
  const index = await cachedRead(["sitemap", "index"], [], async () =>
    sitemapIndexXml(SITEMAP_PARTS.map(sitemapPartPath).map(publicCtx().link)),
  );
  return new Response(index, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=60" },
  });
}
