import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { undoVolunteerAction } from "@/lib/volunteers/desk/commands";
import { UndoVolunteerAction, VolunteerParams } from "@/lib/volunteers/schemas";

/** POST /api/admin/volunteers/{id}/undo: takes back the last act; only who took it, within seconds. */
export const POST = route({
  summary: "Mengurungkan langkah terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: VolunteerParams,
  body: UndoVolunteerAction,
  handler: ({ ctx, params, body }) => undoVolunteerAction(ctx, params.id, body.step_id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
