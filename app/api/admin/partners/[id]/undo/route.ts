import { undoPartnerAction } from "@/lib/partners/commands-desk";
import { PartnerParams, UndoPartnerAction } from "@/lib/partners/schemas";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/partners/{id}/undo: takes back the last act; only who took it, within seconds. */
export const POST = route({
  summary: "Mengurungkan langkah terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: PartnerParams,
  body: UndoPartnerAction,
  handler: ({ ctx, params, body }) => undoPartnerAction(ctx, params.id, body.step_id),
});
