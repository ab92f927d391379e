/** GET /api/admin/dashboard-stats: the spec's six totals; what does not exist yet counts 0. */
import { otherMethods } from "@/lib/server/http/other-methods";

import { route } from "@/lib/server/http/route";
import { dashboardStats } from "@/lib/statistics/desk/queries";

export const GET = route({
  summary: "Enam jumlah untuk dasbor.",
  access: "staff",
  handler: ({ ctx }) => dashboardStats(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
