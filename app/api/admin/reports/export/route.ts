import { dayIn } from "@/lib/format/dates";
import { csvForm } from "@/lib/http/fields";
import { exportReports } from "@/lib/reports/queries-list";
import { ReportListFilter } from "@/lib/reports/schemas";
import { csvReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/reports/export: the list as a CSV file that names nobody, read and sent piece by piece. */
export const GET = route({
  summary: "Daftar laporan sebagai CSV tanpa nama pelapor.",
  answers: ["text/csv"],
  access: "staff",
  limit: "staff",
  query: ReportListFilter.safeExtend({ format: csvForm }),
  handler: async ({ ctx, query: { format, ...query } }) =>
    csvReply(await exportReports(ctx, query), `sulur-laporan-${dayIn(ctx.now())}`, format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
