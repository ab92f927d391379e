import { mergePlace } from "@/lib/places/desk/commands-merge";
import { MergePlace, PlaceParams } from "@/lib/places/schemas";
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
