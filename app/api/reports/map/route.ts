import { cellWindow } from "@/lib/map/grid";
import { reportMap } from "@/lib/reports/queries-map";
import { MapReports } from "@/lib/reports/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/map: GeoJSON of a window widened to whole cells, so that similar views share one cached answer. */
export const GET = route({
  summary: "Laporan di sebuah jendela peta sebagai GeoJSON.",
  answers: ["application/geo+json"],
  access: "anonymous",
  query: MapReports,
  handler: ({ ctx, query: { bbox, zoom, ...filter }, request }) => {
    const window = cellWindow(bbox, zoom);
    const { level, fromX, fromY, toX, toY } = window;
    const { status, area, kind, from, to } = filter;
    const key = ["reports/map", zoom, level, fromX, fromY, toX, toY, status, area, kind, from, to];
    return cachedReply(request, key, ["reports"], async () => ({
      value: await reportMap(ctx, window, zoom, filter),
      contentType: "application/geo+json",
    }));
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
