import { Nothing } from "@/lib/http/fields";
import { releaseReport } from "@/lib/reports/desk/commands";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/release: lists a report that the filter held. */
export const POST = route({
  summary: "Menampilkan laporan yang ditahan saringan.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => releaseReport(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
