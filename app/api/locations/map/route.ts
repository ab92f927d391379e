import { cellWindow } from "@/lib/map/grid";
import { placeMap } from "@/lib/places/queries-map";
import { PlaceMapWindow } from "@/lib/places/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/locations/map: GeoJSON of a window widened to whole cells, so that similar views share one cached answer. */
export const GET = route({
  summary: "Lokasi di sebuah jendela peta sebagai GeoJSON.",
  answers: ["application/geo+json"],
  access: "anonymous",
  query: PlaceMapWindow,
  handler: ({ ctx, query, request }) => {
    const { bbox, zoom, kinds, area } = query;
    const window = cellWindow(bbox, zoom);
    const { level, fromX, fromY, toX, toY } = window;
    const key = ["locations/map", zoom, level, fromX, fromY, toX, toY, kinds?.join(), area];
    return cachedReply(request, key, ["places"], async () => ({
      value: await placeMap(ctx, window, zoom, kinds, area),
      contentType: "application/geo+json",
    }));
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
