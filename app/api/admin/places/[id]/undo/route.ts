import { undoPlaceStep } from "@/lib/places/desk/commands";
import { PlaceParams, UndoPlaceStep } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/places/{id}/undo: the last step, by who took it, within ten seconds. */
export const POST = route({
  summary: "Mengurungkan langkah terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: PlaceParams,
  body: UndoPlaceStep,
  idempotent: true,
  handler: ({ ctx, params, body }) => undoPlaceStep(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
