/** GET /api/admin/dashboard-stats: the spec's six totals; what does not exist yet counts 0. */
import { dashboardStats } from "@/lib/admin/queries";
import { route } from "@/lib/server/http/route";

export const GET = route({ access: "staff", handler: ({ ctx }) => dashboardStats(ctx) });
