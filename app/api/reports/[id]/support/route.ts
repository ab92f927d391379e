import { Nothing } from "@/lib/http/fields";
import { supportReport } from "@/lib/reports/commands";
import { ReportParams } from "@/lib/reports/schemas";
import { route } from "@/lib/server/http/route";

/** POST /api/reports/{id}/support: "Saya juga mengalami"; pressed again it answers with the same count. */
export const POST = route({
  summary: "“Saya juga mengalami”; dihitung sekali untuk setiap orang.",
  access: "anyone",
  limit: "support",
  params: ReportParams,
  body: Nothing,
  handler: ({ ctx, params }) => supportReport(ctx, params.id),
});
