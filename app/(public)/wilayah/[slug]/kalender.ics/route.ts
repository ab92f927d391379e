import { loadAreaCalendar, loadAreaName } from "@/app/(public)/wilayah/load-area";
import { onDemand } from "@/lib/server/each-request";

/** Cached like the area's page. */
export const generateStaticParams = onDemand;

export const revalidate = 3600;

const HEADERS = { "content-type": "text/calendar; charset=utf-8", "cache-control": "public, max-age=60" };

/** GET /wilayah/{slug}/kalender.ics: the events of an area for calendar programs. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const area = await loadAreaName((await params).slug);
  if (area === null) return new Response(null, { status: 404 });
  return new Response(await loadAreaCalendar(area), { headers: HEADERS });
}
