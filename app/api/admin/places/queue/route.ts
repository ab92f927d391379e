import { placeQueue } from "@/lib/places/desk/queries";
import { PlaceQueueQuery } from "@/lib/places/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/places/queue: what waits or is doubted the longest first, what is decided the newest first. */
export const GET = route({
  summary: "Antrean lokasi.",
  access: "staff",
  query: PlaceQueueQuery,
  handler: async ({ ctx, query, request }) => listReply(await placeQueue(ctx, query), request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
