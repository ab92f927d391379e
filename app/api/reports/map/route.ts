import { cellWindow } from "@/lib/map/grid";
import { MapWindow } from "@/lib/map/schemas";
import { reportMap } from "@/lib/reports/queries-map";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/map: GeoJSON of a window widened to whole cells, so that similar views share one cached answer. */
export const GET = route({
  summary: "Laporan di sebuah jendela peta sebagai GeoJSON.",
  answers: ["application/geo+json"],
  access: "anonymous",
  query: MapWindow,
  handler: ({ ctx, query, request }) => {
    const window = cellWindow(query.bbox, query.zoom);
    const key = ["reports/map", query.zoom, window.level, window.fromX, window.fromY, window.toX, window.toY];
    return cachedReply(request, key, ["reports"], async () => ({
      value: await reportMap(ctx, window, query.zoom),
      contentType: "application/geo+json",
    }));
  },
});
