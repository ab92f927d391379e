import { judgeOutcome, openOutcome } from "@/lib/reports/desk/commands-outcome";
import { JudgeOutcome, OutcomeQuery } from "@/lib/reports/desk/schemas-outcome";
import { REPORT_HEADER } from "@/lib/reports/rules";
import { ReportParams } from "@/lib/reports/schemas";
import { privateToken } from "@/lib/server/http/private-token";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/{id}/outcome, with the key of the mail in a header: whether the reporter may still say if the damage is mended. */
export const GET = route({
  summary: "Apakah pelapor masih dapat menilai hasilnya; token dari surat di header x-sulur-laporan.",
  access: "anyone",
  params: ReportParams,
  query: OutcomeQuery,
  handler: ({ ctx, params, query, request }) => {
    const token = privateToken({ request, header: REPORT_HEADER, old: query.token, now: ctx.now() });
    return openOutcome(ctx, params.id, token);
  },
});

/** POST /api/reports/{id}/outcome: for the browser or account that reported, or with the token of the mail. */
export const POST = route({
  summary: "Pelapor menyatakan kerusakan sudah atau belum teratasi.",
  access: "anyone",
  limit: "answer",
  params: ReportParams,
  body: JudgeOutcome,
  idempotent: true,
  handler: ({ ctx, params, body }) => judgeOutcome(ctx, params.id, body),
});
