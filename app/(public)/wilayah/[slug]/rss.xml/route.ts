import { loadAreaFeed, loadAreaName } from "@/app/(public)/wilayah/load-area";
import { FEED_HEADERS } from "@/lib/format/rss";
import { onDemand } from "@/lib/server/each-request";

/** Cached like the area's page. */
export const generateStaticParams = onDemand;

export const revalidate = 3600;

/** GET /wilayah/{slug}/rss.xml: validated reports and coming events of an area for feed readers. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const area = await loadAreaName((await params).slug);
  if (area === null) return new Response(null, { status: 404 });
  return new Response(await loadAreaFeed(area), { headers: FEED_HEADERS });
}
