import { openQuestion } from "@/lib/reports/commands-answer";
import { QuestionQuery, ReportParams } from "@/lib/reports/schemas";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/question?token=: what staff ask; for the reporter only, never part of the public page. */
export const GET = route({
  access: "anyone",
  params: ReportParams,
  query: QuestionQuery,
  handler: ({ ctx, params, query }) => openQuestion(ctx, params.id, query.token),
});
