import { editReport } from "@/lib/reports/desk/commands-edit";
import { EditReport } from "@/lib/reports/desk/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/edit: kind, place and words, with a public reason; 409 when they are no longer those that were seen. */
export const POST = route({
  summary: "Menyunting jenis, lokasi, dan deskripsi laporan dengan alasan.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: EditReport,
  idempotent: true,
  handler: ({ ctx, params, body }) => editReport(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
