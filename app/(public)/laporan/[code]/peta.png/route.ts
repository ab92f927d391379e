import { loadMailPoint } from "@/app/(public)/laporan/[code]/load-report";
import { drawMapStrip } from "@/lib/server/cards/map-strip";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, cached like the page of the report and dropped with it. */
export const generateStaticParams = onDemand;

/**
 * GET /laporan/{code}/peta.png: the strip of the map in the first mail about a report. It shows the public, rounded point and
 * nothing that was typed; 404 for a report that is not public, is of a risky kind or has no point.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const point = await loadMailPoint((await params).code);
  if (point === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawMapStrip(point)), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=60" },
  });
}
