import { dayIn } from "@/lib/format/dates";
import { exportReports } from "@/lib/reports/queries-list";
import { ReportListFilter } from "@/lib/reports/schemas";
import { route } from "@/lib/server/http/route";
import { streamReply } from "@/lib/server/http/stream-reply";

/** GET /api/admin/reports/export: the list as a CSV file that names nobody, read and sent piece by piece. */
export const GET = route({
  summary: "Daftar laporan sebagai CSV tanpa nama pelapor.",
  answers: ["text/csv"],
  access: "staff",
  limit: "staff",
  query: ReportListFilter,
  handler: async ({ ctx, query }) => {
    const fileName = `sulur-laporan-${dayIn(ctx.now())}.csv`;
    return streamReply(await exportReports(ctx, query), { contentType: "text/csv; charset=utf-8", fileName });
  },
});
