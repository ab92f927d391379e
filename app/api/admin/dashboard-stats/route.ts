/** GET /api/admin/dashboard-stats: the spec's six totals; what does not exist yet counts 0. */
import { dashboardStats } from "@/lib/admin/queries";
import { route } from "@/lib/server/http/route";

export const GET = route({
  summary: "Enam jumlah untuk dasbor.",
  access: "staff",
  handler: ({ ctx }) => dashboardStats(ctx),
});
