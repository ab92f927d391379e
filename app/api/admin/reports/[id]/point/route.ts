import { moveReport } from "@/lib/reports/desk/commands-edit";
import { MoveReport, ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/reports/{id}/point: puts the point right; 409 when it is no longer the one that was seen. */
export const PATCH = route({
  summary: "Membetulkan titik laporan.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: MoveReport,
  handler: ({ ctx, params, body }) => moveReport(ctx, params.id, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
