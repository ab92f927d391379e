import { mergeReport } from "@/lib/reports/desk/commands-merge";
import { MergeReport } from "@/lib/reports/desk/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/merge: the report becomes part of another; can be taken back like every step. */
export const POST = route({
  summary: "Menggabungkan laporan ke laporan lain; pendukung dan pengikutnya ikut pindah.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: MergeReport,
  idempotent: true,
  handler: ({ ctx, params, body }) => mergeReport(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
