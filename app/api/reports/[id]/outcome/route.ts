import { judgeOutcome, openOutcome } from "@/lib/reports/claims/commands";
import { JudgeOutcome, OutcomeQuery } from "@/lib/reports/claims/schemas";
import { REPORT_HEADER } from "@/lib/reports/rules";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { privateToken } from "@/lib/server/http/private-token";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/outcome, with the key of the mail in a header: whether somebody may still say if the damage is mended. */
export const GET = route({
  summary:
    "Apakah hasil penanganan masih dapat dinilai, dan apa jawaban Anda; token pelapor dari surat di header x-sulur-laporan.",
  access: "anyone",
  params: ReportParams,
  query: OutcomeQuery,
  handler: ({ ctx, params, query, request }) => {
    const token = privateToken({ request, header: REPORT_HEADER, old: query.token, now: ctx.now() });
    return openOutcome(ctx, params.id, token);
  },
});

/** POST /api/reports/{id}/outcome: anybody once; the reporter, by browser, account or the token of the mail, weighs more. */
export const POST = route({
  summary: "Warga menjawab sekali apakah klaim selesai benar, atau apakah tempat itu masih bersih.",
  access: "anyone",
  limit: "answer",
  params: ReportParams,
  body: JudgeOutcome,
  idempotent: true,
  handler: ({ ctx, params, body }) => judgeOutcome(ctx, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
