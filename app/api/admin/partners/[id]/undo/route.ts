import { undoPartnerAction } from "@/lib/partners/desk/commands";
import { PartnerParams, UndoPartnerAction } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
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

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
