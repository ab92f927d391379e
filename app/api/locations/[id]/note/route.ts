import { notePlace } from "@/lib/places/commands-visitor";
import { NotePlace, PlaceParams } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/locations/{id}/note: "Ada yang salah?"; read by staff only. */
export const POST = route({
  summary: "“Ada yang salah?” Catatan yang hanya dibaca pengelola.",
  access: "anyone",
  limit: "note",
  params: PlaceParams,
  body: NotePlace,
  idempotent: true,
  status: 201,
  handler: ({ ctx, params, body }) => notePlace(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
