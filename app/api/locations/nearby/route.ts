import { nearbyPlaces } from "@/lib/places/queries-nearby";
import { NearbyPlaces } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/locations/nearby: what may be the same, also pending; never cached, since each point is asked for once. */
export const GET = route({
  summary: "Lokasi yang mungkin sama dengan yang akan diusulkan; yang menunggu tanpa jarak.",
  access: "anonymous",
  query: NearbyPlaces,
  handler: ({ ctx, query }) => nearbyPlaces(ctx, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
