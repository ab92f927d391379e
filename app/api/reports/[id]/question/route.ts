import { openQuestion } from "@/lib/reports/desk/commands-answer";
import { REPORT_HEADER } from "@/lib/reports/rules";
import { QuestionQuery, ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { privateToken } from "@/lib/server/http/private-token";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/question, with the key of the mail in a header: what staff ask; for the reporter only, never part of the public page. */
export const GET = route({
  summary: "Pertanyaan pengelola, hanya untuk pelapor; token dari surat di header x-sulur-laporan.",
  access: "anyone",
  params: ReportParams,
  query: QuestionQuery,
  handler: ({ ctx, params, query, request }) => {
    const token = privateToken({ request, header: REPORT_HEADER, old: query.token, now: ctx.now() });
    return openQuestion(ctx, params.id, token);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
