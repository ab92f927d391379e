import { addHandover, replyHandover } from "@/lib/channels/handovers/commands";
import { AddHandover, ReplyHandover } from "@/lib/channels/handovers/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/reports/{id}/handovers: the sender's own word; again it changes the number. */
export const POST = route({
  summary: "Mencatat bahwa laporan sudah diteruskan ke sebuah kanal, dengan nomor tiketnya bila ada.",
  access: "anyone",
  limit: "handover",
  fromOutbox: true,
  params: ReportParams,
  body: AddHandover,
  idempotent: true,
  status: 201,
  handler: ({ ctx, params, body }) => addHandover(ctx, params.id, body),
});

/** PATCH /api/reports/{id}/handovers: one's own alone. */
export const PATCH = route({
  summary: "Mencatat apakah kanal menjawab, atau mengurungkan catatan yang baru dibuat.",
  access: "anyone",
  limit: "vote",
  params: ReportParams,
  body: ReplyHandover,
  handler: ({ ctx, params, body }) => replyHandover(ctx, params.id, body),
});

export const { GET, HEAD, PUT, DELETE, OPTIONS } = otherMethods("POST", "PATCH");
