import { findPlace } from "@/lib/geocoding/queries";
import { FindPlace } from "@/lib/geocoding/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/geocode?q=: asked through us, so that the search service never learns who is looking for what. */
export const GET = route({
  summary: "Mencari titik dari nama tempat.",
  statuses: [404],
  access: "anyone",
  limit: "geocode",
  query: FindPlace,
  handler: ({ ctx, query }) => findPlace(ctx, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
