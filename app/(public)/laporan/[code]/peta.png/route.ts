import { loadReport } from "@/app/(public)/laporan/[code]/load-report";
import { drawMapStrip } from "@/lib/server/cards/map-strip";
import { onDemand } from "@/lib/server/each-request";

/** Drawn once, cached like the page of the report and dropped with it. */
export const generateStaticParams = onDemand;

/**
 * GET /laporan/{code}/peta.png: the strip of the map in the first mail about a report. It shows the public, rounded point and
 * nothing that was typed; 404 for a report that is not public or has no point.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const report = (await loadReport((await params).code))?.report;
  const { latitude, longitude } = report ?? {};
  if (latitude == null || longitude == null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawMapStrip({ latitude, longitude })), {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=60" },
  });
}
