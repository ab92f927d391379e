import { assignReport } from "@/lib/reports/desk/commands";
import { AssignReport } from "@/lib/reports/desk/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/reports/{id}/assign: who of the staff looks after it; 409 when somebody was first. */
export const PATCH = route({
  summary: "Mengambil tugas laporan untuk diri sendiri, atau melepasnya.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: AssignReport,
  handler: ({ ctx, params, body }) => assignReport(ctx, params.id, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
