import { createPlace } from "@/lib/places/commands";
import { listPlaces } from "@/lib/places/queries";
import { CreatePlace, ListPlaces } from "@/lib/places/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/locations: a plain array. Only what many ask for alike is cached; a position and a box are one person's. */
export const GET = route({
  summary: "Daftar lokasi hijau; dengan titik, yang terdekat lebih dulu.",
  access: "anonymous",
  query: ListPlaces,
  handler: async ({ ctx, query, request }) => {
    const { limit, cursor, kinds, q, area, latitude, bbox } = query;
    if (latitude !== undefined || bbox !== undefined) return listReply(await listPlaces(ctx, query), request);
    return cachedReply(request, ["locations", limit, cursor, kinds?.join(), q, area], ["places"], async () => {
      const { items, nextCursor } = await listPlaces(ctx, query);
      return { value: items, nextCursor };
    });
  },
});

/** POST /api/locations: open to everyone; waits for validation, and the filter's doubt holds it but takes it in. */
export const POST = route({
  summary: "Mengusulkan lokasi hijau; menunggu pemeriksaan.",
  access: "anyone",
  limit: "place",
  fromOutbox: true,
  body: CreatePlace,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => createPlace(ctx, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
