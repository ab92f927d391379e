import { route } from "@/lib/server/http/route";
import { undoVolunteerAct } from "@/lib/volunteers/commands-desk";
import { UndoVolunteerAct, VolunteerParams } from "@/lib/volunteers/schemas";

/** POST /api/admin/volunteers/{id}/undo: takes back the last act; only who took it, within seconds. */
export const POST = route({
  summary: "Mengurungkan langkah terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: VolunteerParams,
  body: UndoVolunteerAct,
  handler: ({ ctx, params, body }) => undoVolunteerAct(ctx, params.id, body.step_id),
});
