import { PhotoParams } from "@/lib/photos/schemas";
import { similarPlaces } from "@/lib/review/photos/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/photos/{id}/similar: nearly the same picture elsewhere, which staff cover or remove by a press of its own. */
export const GET = route({
  summary: "Foto yang hampir sama di tempat lain, paling banyak dua belas.",
  access: "staff",
  params: PhotoParams,
  handler: ({ ctx, params }) => similarPlaces(ctx, params.id),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
