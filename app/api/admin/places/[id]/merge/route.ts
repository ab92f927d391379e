import { mergePlace } from "@/lib/places/desk/commands-merge";
import { MergePlace, PlaceParams } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/places/{id}/merge: this place becomes part of `into`, and its page leads there. */
export const POST = route({
  summary: "Menggabungkan lokasi ke lokasi lain.",
  access: "staff",
  limit: "staff",
  params: PlaceParams,
  body: MergePlace,
  idempotent: true,
  handler: ({ ctx, params, body }) => mergePlace(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
