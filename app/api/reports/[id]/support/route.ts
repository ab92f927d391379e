import { Nothing } from "@/lib/http/fields";
import { supportReport } from "@/lib/reports/commands";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
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

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
