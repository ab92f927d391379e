import { answerQuestion } from "@/lib/reports/desk/commands-answer";
import { AnswerQuestion, ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/reports/{id}/answer: for the browser or account that reported, or with the token of the mail. */
export const POST = route({
  summary: "Menjawab pertanyaan pengelola, sebagai pelapor atau dengan token dari surat.",
  access: "anyone",
  limit: "answer",
  params: ReportParams,
  body: AnswerQuestion,
  idempotent: true,
  handler: ({ ctx, params, body }) => answerQuestion(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
