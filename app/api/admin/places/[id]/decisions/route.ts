import { decidePlace } from "@/lib/places/desk/commands";
import { DecidePlace, PlaceParams } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/places/{id}/decisions: counts only on the place that the decider saw, else 409 says who was first. */
export const POST = route({
  summary: "Menyetujui, menolak, atau menutup lokasi.",
  access: "staff",
  limit: "staff",
  params: PlaceParams,
  body: DecidePlace,
  idempotent: true,
  handler: ({ ctx, params, body }) => decidePlace(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
