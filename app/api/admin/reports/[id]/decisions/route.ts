import { decideReport } from "@/lib/reports/desk/commands";
import { DecideReport, ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/decisions: counts only on the state that the decider saw, else 409 says who was first. */
export const POST = route({
  summary: "Mengubah keadaan laporan.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: DecideReport,
  idempotent: true,
  handler: ({ ctx, params, body }) => decideReport(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
