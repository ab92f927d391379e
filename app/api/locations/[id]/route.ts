import { NotFound } from "@/lib/kernel/errors";
import { findPlace } from "@/lib/places/queries";
import { PlaceParams } from "@/lib/places/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/locations/{id}: of a merged place, the one that it became part of. */
export const GET = route({
  summary: "Satu lokasi; untuk lokasi yang digabung, lokasi penerusnya.",
  access: "anonymous",
  params: PlaceParams,
  handler: ({ ctx, params, request }) =>
    cachedReply(request, ["location", params.id], ["places"], async () => {
      const place = await findPlace(ctx, params.id);
      if (!place) throw new NotFound("Lokasi tidak ditemukan.");
      return { value: place };
    }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
