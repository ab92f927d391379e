import { answerQuestion, openQuestion } from "@/lib/channels/handovers/commands-answer";
import { HANDOVER_HEADER } from "@/lib/channels/handovers/rules";
import { AnswerQuestion, HandoverParams } from "@/lib/channels/handovers/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/handovers/{id}, with the key of the mail in a header: what the question is about. */
export const GET = route({
  summary:
    "Tentang penerusan laporan mana pertanyaan dari surat; token di header x-sulur-terusan. Ditolak setelah dijawab, setelah laporannya selesai, atau setelah 60 hari.",
  access: "anyone",
  params: HandoverParams,
  handler: ({ ctx, params, request }) => openQuestion(ctx, params.id, request.headers.get(HANDOVER_HEADER) ?? ""),
});

/** PATCH /api/handovers/{id}: the answer changes the hand-over alone, never the report. */
export const PATCH = route({
  summary: "Menjawab apakah kanal yang dikirimi laporan sudah menjawab, dengan token dari suratnya.",
  access: "anyone",
  limit: "answer",
  params: HandoverParams,
  body: AnswerQuestion,
  idempotent: true,
  handler: ({ ctx, params, body }) => answerQuestion(ctx, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
