import { Nothing } from "@/lib/http/fields";
import { openReport } from "@/lib/reports/desk/commands-open";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/open: shows a secret report, which lists and GET do not; the log tells of each time. */
export const POST = route({
  summary: "Membuka laporan tertutup untuk diri sendiri selama setengah jam; setiap kali tercatat.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: Nothing,
  handler: ({ ctx, params }) => openReport(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
