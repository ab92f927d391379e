import { askReporter } from "@/lib/reports/desk/commands";
import { AskReporter, ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/{id}/question: the words go to the reporter only. */
export const POST = route({
  summary: "Bertanya kepada pelapor.",
  access: "staff",
  limit: "staff",
  params: ReportParams,
  body: AskReporter,
  idempotent: true,
  handler: ({ ctx, params, body }) => askReporter(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
