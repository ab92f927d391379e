import { NotFound } from "@/lib/kernel/errors";
import { deskReport } from "@/lib/reports/desk/queries";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/{id}: with words, questions and possible duplicates; never the reporter's address. */
export const GET = route({
  summary: "Satu laporan dengan riwayat dan kemungkinan gandanya.",
  access: "staff",
  params: ReportParams,
  handler: async ({ ctx, params }) => {
    const report = await deskReport(ctx, params.id);
    if (!report) throw new NotFound("Laporan tidak ditemukan.");
    return report;
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
