import { undoStep } from "@/lib/reports/desk/commands-undo";
import { ReportParams, UndoStep } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/undo: the last step, by who took it, within ten seconds; its mail never leaves. */
export const POST = route({
  summary: "Mengurungkan langkah terakhir sendiri dalam sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: UndoStep,
  idempotent: true,
  handler: ({ ctx, params, body }) => undoStep(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
