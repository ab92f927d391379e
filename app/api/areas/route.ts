import { findAreas } from "@/lib/areas/queries";
import { FindAreas } from "@/lib/areas/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/areas: where a point lies, which areas go by a name, or what lies in one. It knows no report or place. */
export const GET = route({
  summary: "Daerah menurut titik (lat, lng), nama (q), kode (code), atau induknya (parent).",
  access: "anonymous",
  query: FindAreas,
  handler: ({ ctx, query }) => findAreas(ctx, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
