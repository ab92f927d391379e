import { Nothing } from "@/lib/http/fields";
import { settleNote } from "@/lib/places/desk/commands";
import { PlaceNoteParams } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/places/{id}/notes/{note}/done: answers with the place, whose open notes are then one fewer. */
export const POST = route({
  summary: "Menandai catatan warga selesai.",
  access: "staff",
  limit: "staff",
  params: PlaceNoteParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => settleNote(ctx, params.id, params.note),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
